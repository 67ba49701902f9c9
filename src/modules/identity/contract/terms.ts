import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

const acceptancesSchema = z.object({
  /** The current version. */
  version: z.string(),
  /** When the account accepted the terms and the privacy statement in that version, as ISO text; null when it did not. */
  accepted_at: z.nullable(z.string()),
})

/** The acceptances of the account. */
export type Acceptances = z.output<typeof acceptancesSchema>

/** A version in a request; the action refuses any but the current one. */
export const termsVersionField = z.string().check(z.maxLength(40))

/** Returns whether the caller accepted the current terms and privacy statement. */
export const readAcceptances = operation({
  id: 'readAcceptances',
  summary: 'Akkoord met voorwaarden en privacy',
  method: 'GET',
  path: '/functions/v1/acceptances',
  access: 'signed-in',
  output: acceptancesSchema,
})

/** Accepts both in the version that was read; accepting again keeps the first time. */
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
