import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

const acceptancesSchema = z.object({
  /** The version that counts now. */
  version: z.string(),
  /** When the account agreed to the terms and the privacy statement in that version, as ISO text; null when it did not. */
  accepted_at: z.nullable(z.string()),
})

/** What the account agreed to. */
export type Acceptances = z.output<typeof acceptancesSchema>

/** A version as a caller names it; the action refuses any but the one that counts. */
export const termsVersionField = z.string().check(z.maxLength(40))

/** Whether the caller agreed to the terms and the privacy statement as they are now. */
export const readAcceptances = operation({
  id: 'readAcceptances',
  summary: 'Akkoord met voorwaarden en privacy',
  method: 'GET',
  path: '/functions/v1/acceptances',
  access: 'signed-in',
  output: acceptancesSchema,
})

/** Agrees to both in the version that was read; agreeing once more keeps the first time. */
export const acceptTerms = operation({
  id: 'acceptTerms',
  summary: 'Akkoord geven',
  method: 'POST',
  path: '/functions/v1/acceptances',
  access: 'signed-in',
  body: z.strictObject({ terms_version: termsVersionField }),
  output: acceptancesSchema,
  errors: ['terms_changed'],
})
