import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { ContactTopic } from '../contract.ts'

/** A message of the contact form as it is kept. */
export interface ContactMessage {
  id: string
  name: string
  email: string
  company: string | null
  topic: ContactTopic | null
  message: string
  now: Date
}

/** Keeps a message of the contact form. */
export async function addContactMessage(tx: Tx, entry: ContactMessage): Promise<void> {
  await sql`insert into app.contact_messages (id, name, email, company, topic, message, created_at)
    values (${entry.id}, ${entry.name}, ${entry.email}, ${entry.company}, ${entry.topic}, ${entry.message}, ${entry.now})`.execute(
    tx,
  )
}
