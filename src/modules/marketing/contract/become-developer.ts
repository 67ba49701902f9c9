import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

/**
 * Makes the caller a developer: role vendor and the flag, upserted on the caller's own profile (API-09, AMB-028). The answer is the profile as a list
 * of one row; an administrator keeps the role and gets only the flag (AMB-029).
 */
export const becomeDeveloper = operation({
  id: 'becomeDeveloper',
  summary: 'Ontwikkelaar worden',
  method: 'POST',
  path: '/rest/v1/profiles',
  access: 'signed-in',
  query: z.strictObject({ on_conflict: z.optional(z.literal('user_id')) }),
  body: z.strictObject({
    user_id: z.string().check(z.uuid()),
    role: z.literal('vendor'),
    is_developer: z.literal(true),
  }),
  output: z.array(
    z.object({ user_id: z.string(), role: z.string(), is_developer: z.boolean(), updated_at: z.string() }),
  ),
  errors: ['forbidden'],
})
