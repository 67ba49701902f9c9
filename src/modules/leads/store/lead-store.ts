import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Lead, LeadScore, LeadStatus } from '../contract.ts'
import type { ContactDetails } from '../domain/clean-contact.ts'
import { leadOf } from './lead-pages.ts'
import { LEAD_COLUMNS, type LeadTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<LeadTables>().withSchema('app')

/** A lead to insert. */
export interface NewLead extends ContactDetails {
  id: string
  userId: string
  botId: string | null
  configId: string | null
  conversationId: string | null
  idempotencyKey: string | null
  source: string | null
  score: LeadScore
  consentAt: Date | null
  mailWaiting: boolean
  now: Date
}

/** Stores a lead; null when its conversation or its key already has one. */
export async function insertLead(tx: Tx, lead: NewLead): Promise<Lead | null> {
  const row = await tables(tx)
    .insertInto('leads')
    .values({
      id: lead.id,
      user_id: lead.userId,
      bot_id: lead.botId,
      config_id: lead.configId,
      conversation_id: lead.conversationId,
      idempotency_key: lead.idempotencyKey,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: lead.company,
      message: lead.message,
      source: lead.source,
      score: lead.score,
      consent_at: lead.consentAt,
      mail_waiting: lead.mailWaiting,
      created_at: lead.now,
      updated_at: lead.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(LEAD_COLUMNS)
    .executeTakeFirst()
  return row ? leadOf(row) : null
}

/** Returns the lead of a conversation or of an idempotency key, locked until the transaction ends. */
export function lockCapturedLead(
  tx: Tx,
  by: { userId: string; conversationId: string | null; idempotencyKey: string | null },
) {
  return (
    tables(tx)
      .selectFrom('leads')
      .select([
        'id',
        'name',
        'email',
        'phone',
        'company',
        'message',
        'source',
        'score',
        'idempotency_key',
        'consent_at',
      ])
      .where('user_id', '=', by.userId)
      .where((where) =>
        where.or([
          ...(by.idempotencyKey ? [where('idempotency_key', '=', by.idempotencyKey)] : []),
          ...(by.conversationId ? [where('conversation_id', '=', by.conversationId)] : []),
        ]),
      )
      // A repeated submission is the same lead even if the conversation has another one by now.
      .orderBy(sql`(idempotency_key is not distinct from ${by.idempotencyKey})`, 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
  )
}

/** Stores an enriched lead. */
export async function saveEnrichedLead(
  tx: Tx,
  id: string,
  lead: ContactDetails & { score: LeadScore; idempotencyKey: string | null; consentAt: Date | null; now: Date },
): Promise<void> {
  const { name, email, phone, company, message, score } = lead
  await tables(tx)
    .updateTable('leads')
    .set({
      name,
      email,
      phone,
      company,
      message,
      score,
      idempotency_key: lead.idempotencyKey,
      consent_at: lead.consentAt,
      updated_at: lead.now,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns a lead of this owner, locked until the transaction ends. */
export function lockLead(tx: Tx, userId: string, id: string) {
  return tables(tx)
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns whether the account stores more leads than its limit without the reserve. */
export async function isInReserve(tx: Tx, userId: string): Promise<boolean> {
  const result = await sql<{ found: boolean }>`select app.is_in_reserve('leads', ${userId}) as found`.execute(tx)
  return result.rows[0]?.found === true
}

/** Stores changed columns of a lead and returns the row. */
export async function saveLead(
  tx: Tx,
  id: string,
  changes: Partial<ContactDetails> & { status?: LeadStatus; contacted_at?: Date | null; converted_at?: Date | null },
  now: Date,
): Promise<Lead> {
  const row = await tables(tx)
    .updateTable('leads')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returning(LEAD_COLUMNS)
    .executeTakeFirstOrThrow()
  return leadOf(row)
}

/** Deletes a lead that the transaction's own identity may delete; returns false when there is none. */
export async function deleteLead(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tables(tx)
    .deleteFrom('leads')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Returns whether this account has or had the bot (AMB-145). */
export async function hasBot(tx: Tx, userId: string, botId: string): Promise<boolean> {
  const result = await sql<{
    found: boolean
  }>`select exists (select 1 from app.user_bots where user_id = ${userId} and bot_id = ${botId}) as found`.execute(tx)
  return result.rows[0]?.found === true
}

/** Returns the lead that came of each conversation, by conversation id. */
export async function findLeadsOfConversations(
  tx: Tx,
  conversationIds: readonly string[],
): Promise<Map<string, { id: string; name: string | null; score: LeadScore }>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('leads')
    .select(['id', 'name', 'score', 'conversation_id'])
    .where('conversation_id', 'in', [...conversationIds])
    .execute()
  return new Map(rows.map(({ conversation_id, ...lead }) => [conversation_id ?? '', lead]))
}

/** Unlinks leads from conversations that are about to be deleted; the leads stay. */
export async function unlinkConversations(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return
  await tables(tx)
    .updateTable('leads')
    .set({ conversation_id: null })
    .where('conversation_id', 'in', [...conversationIds])
    .execute()
}
