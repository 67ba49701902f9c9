import * as z from 'zod/mini'
import { AUDIT_KINDS } from '#modules/identity/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** Entries per page of the audit trail. */
export const AUDIT_PAGE = 50

const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['member', 'vendor', 'admin', 'command', 'product']),
  /** Null for the product itself and for the command line. */
  actor_id: z.nullable(z.string()),
  /** Null for these, and for a deleted account. */
  actor_name: z.nullable(z.string()),
  action: z.string(),
  subject_type: z.enum(AUDIT_KINDS),
  subject_id: z.string(),
  /** The current name of the bot or account; null for what is gone and for what has no name. */
  subject_name: z.nullable(z.string()),
  /** The bot that the entry is about, when it still exists. */
  bot_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/** An entry of the audit trail: who did what to what, and when. */
export type AuditTrailEntry = z.output<typeof entrySchema>

/**
 * Lists the audit trail, newest first. `person` is the actor, or the account that it was done to. Shows only what was recorded, with the current
 * names. The first page lists the accounts that acted.
 */
export const readAuditTrail = operation({
  id: 'readAuditTrail',
  summary: 'Logboek',
  method: 'GET',
  path: '/functions/v1/audit-trail',
  access: 'admin',
  query: z.strictObject({
    person: z.optional(idField()),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    after: z.optional(idField()),
  }),
  output: z.object({
    entries: z.array(entrySchema),
    next_after: z.nullable(z.string()),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
