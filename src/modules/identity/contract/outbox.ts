import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, limitField, pageKeyField } from '#platform/http/query-fields.ts'

const outboxMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `kept`: no mail server was set, so the mail stayed here and was not really sent. */
  state: z.enum(['waiting', 'sent', 'kept', 'failed']),
  created_at: z.string(),
})

/** A mail that Syvo wrote to any recipient; the instant is an ISO text in UTC. */
export type OutboxMail = z.output<typeof outboxMailSchema>

const outboxMailContentSchema = z.extend(outboxMailSchema, { text: z.string(), html: z.nullable(z.string()) })

/** A mail with its content. `html` is the mail's own and is shown in a sandboxed frame only. */
export type OutboxMailContent = z.output<typeof outboxMailContentSchema>

/**
 * Lists every mail that Syvo wrote, newest first; `next_after` asks for the following page, null on the last. Exists only in the embedded demo and
 * needs no session, because otherwise nobody could read the mail of a forgotten password: a request that does not come from the machine itself (by
 * socket and by the requested host, never through a proxy) gets 404.
 */
export const listOutbox = operation({
  id: 'listOutbox',
  summary: 'Uitgaande mail (demo)',
  method: 'GET',
  path: '/functions/v1/outbox',
  access: 'anyone',
  query: z.strictObject({ limit: z._default(limitField(100), 25), after: z.optional(pageKeyField) }),
  output: z.object({
    /** Whether this installation really sends mail. */
    has_mail_server: z.boolean(),
    mails: z.array(outboxMailSchema),
    next_after: z.nullable(z.string()),
  }),
  errors: ['not_found'],
})

/** Returns the HTML of one of those mails as a document, with a policy under which its styles show and nothing in it runs or is fetched. */
export const showOutboxMail = operation({
  id: 'showOutboxMail',
  summary: 'Uitgaande mail bekijken (demo)',
  method: 'GET',
  path: '/functions/v1/outbox/:id/html',
  access: 'anyone',
  answers: 'page',
  params: z.object({ id: idField() }),
  output: z.unknown(),
  errors: ['not_found'],
})

/** Returns one of those mails with its text and HTML. */
export const readOutboxMail = operation({
  id: 'readOutboxMail',
  summary: 'Uitgaande mail lezen (demo)',
  method: 'GET',
  path: '/functions/v1/outbox/:id',
  access: 'anyone',
  params: z.object({ id: idField() }),
  output: outboxMailContentSchema,
  errors: ['not_found'],
})
