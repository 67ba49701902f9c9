import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, pageKeyField } from '#platform/http/query-fields.ts'
import { CONTACT_TOPICS } from './contact-topic.ts'

/** Messages or entries per page. */
export const INBOX_PAGE_SIZE = 25

const handledSchema = z.object({
  handled_at: z.string(),
  /** Null for a deleted account. */
  handled_by: z.nullable(z.string()),
})

const messageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  topic: z.nullable(z.enum(CONTACT_TOPICS)),
  message: z.string(),
  created_at: z.string(),
  handled: z.nullable(handledSchema),
})

/** A message of the contact form as administrators read it. */
export type InboxMessage = z.output<typeof messageSchema>

/** Lists the open messages of the contact form, newest first, or the handled ones, the last handled first. */
export const readContactMessages = operation({
  id: 'readContactMessages',
  summary: 'Berichten van het contactformulier',
  method: 'GET',
  path: '/functions/v1/contact-messages',
  access: 'admin',
  query: z.strictObject({ state: z.enum(['open', 'handled']), after: z.optional(pageKeyField) }),
  output: z.object({ messages: z.array(messageSchema), next_after: z.nullable(z.string()), open: z.number() }),
})

/** Marks a message as handled, once; one that was handled before answers 409 `handled_before` with who and when in `details`. */
export const handleContactMessage = operation({
  id: 'handleContactMessage',
  summary: 'Bericht afhandelen',
  method: 'POST',
  path: '/functions/v1/handle-contact-message',
  access: 'admin',
  body: z.strictObject({ message_id: idField() }),
  output: z.object({ message_id: z.string() }),
  errors: ['message_not_found', 'handled_before'],
})

const entrySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  created_at: z.string(),
  wants_mails: z.boolean(),
})

/** An entry of the waiting list of Enterprise. */
export type WaitingEntry = z.output<typeof entrySchema>

/** Lists the waiting list of Enterprise, newest first, with its counts: in all, of the last seven days, of companies, and without mails. */
export const readEarlyAccess = operation({
  id: 'readEarlyAccess',
  summary: 'Wachtlijst van Enterprise',
  method: 'GET',
  path: '/functions/v1/early-access',
  access: 'admin',
  query: z.strictObject({ after: z.optional(pageKeyField) }),
  output: z.object({
    entries: z.array(entrySchema),
    next_after: z.nullable(z.string()),
    counts: z.object({ total: z.number(), recent: z.number(), companies: z.number(), stopped: z.number() }),
  }),
})

/** Exports the whole waiting list as a table for a spreadsheet; the audit trail records the export. */
export const exportEarlyAccess = operation({
  id: 'exportEarlyAccess',
  summary: 'Wachtlijst als CSV',
  method: 'POST',
  path: '/functions/v1/export-early-access',
  access: 'admin',
  irreversible: 'fresh-proof',
  answers: 'page',
  output: z.string(),
})
