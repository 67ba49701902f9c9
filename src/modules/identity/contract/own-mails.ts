import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, limitField, pageKeyField } from '#platform/http/query-fields.ts'

const ownMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `kept`: no mail server was set, so the mail stayed here and was not really sent. */
  state: z.enum(['waiting', 'sent', 'kept', 'failed']),
  created_at: z.string(),
})

/** A mail that Syvo wrote to the caller's own address; the instant is an ISO text in UTC. */
export type OwnMail = z.output<typeof ownMailSchema>

const ownMailContentSchema = z.extend(ownMailSchema, { text: z.string(), html: z.nullable(z.string()) })

/** Such a mail with what is in it. `html` is the mail's own and is shown in a sandboxed frame only. */
export type OwnMailContent = z.output<typeof ownMailContentSchema>

/**
 * The mails that Syvo wrote to the caller, newest first; `next_after` asks for the following page, null on the last. Exists for the demo at
 * one's own machine alone: elsewhere, and for a request that was forwarded, it answers 404.
 */
export const listOwnMails = operation({
  id: 'listOwnMails',
  summary: 'Mails aan jezelf (demo)',
  method: 'GET',
  path: '/functions/v1/own-mails',
  access: 'signed-in',
  query: z.strictObject({ limit: z._default(limitField(100), 25), after: z.optional(pageKeyField) }),
  output: z.object({
    /** Whether mail leaves this installation. */
    has_mail_server: z.boolean(),
    mails: z.array(ownMailSchema),
    next_after: z.nullable(z.string()),
  }),
  errors: ['not_found'],
})

/** One of those mails with its text and HTML. */
export const readOwnMail = operation({
  id: 'readOwnMail',
  summary: 'Mail aan jezelf lezen (demo)',
  method: 'GET',
  path: '/functions/v1/own-mails/:id',
  access: 'signed-in',
  params: z.object({ id: idField() }),
  output: ownMailContentSchema,
  errors: ['not_found'],
})
