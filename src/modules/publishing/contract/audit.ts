import * as z from 'zod/mini'
import { AUDIT_KINDS } from '#modules/identity/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** How many entries a page of the audit trail holds. */
export const AUDIT_PAGE = 50

const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['member', 'vendor', 'admin', 'command', 'product']),
  /** Null for the product itself and for the command line. */
  actor_id: z.nullable(z.string()),
  /** Null for these, and for an account that is gone. */
  actor_name: z.nullable(z.string()),
  action: z.string(),
  subject_type: z.enum(AUDIT_KINDS),
  subject_id: z.string(),
  /** What a bot is called and who an account is now; null for what is gone and for what has no name. */
  subject_name: z.nullable(z.string()),
  /** The bot that it is about, when there still is one. */
  bot_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/** Who did what to what, and when. */
export type AuditTrailEntry = z.output<typeof entrySchema>

/**
 * The audit trail, newest first. `person` is who did it, or the account that it was done to. Nothing is told but what was written down, and who
 * and what that is called now. The first page names the accounts that did anything.
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
