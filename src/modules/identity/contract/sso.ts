import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { secretField, sessionSchema } from '../contract.ts'

/**
 * Starts a sign-in at the operator's single sign-on service (OpenID Connect, API-05): the browser opens `url` and stores `binding` in this tab.
 * Answers `sso_not_enabled` when none is set.
 */
export const startSso = operation({
  id: 'startSso',
  summary: 'Single sign-on beginnen',
  method: 'POST',
  path: '/auth/v1/sso',
  access: 'anyone',
  body: z.strictObject({ redirect_to: z.optional(z.string().check(z.maxLength(2000))) }),
  output: z.object({ url: z.string(), binding: z.string() }),
  errors: ['sso_not_enabled', 'sso_unavailable', 'too_many_requests'],
})

/** Finishes it: `params` is the query that the service returned, `binding` the value stored in this tab. */
export const finishSso = operation({
  id: 'finishSso',
  summary: 'Single sign-on afronden',
  method: 'POST',
  path: '/auth/v1/sso/callback',
  access: 'anyone',
  body: z.strictObject({ params: z.string().check(z.maxLength(8000)), binding: secretField }),
  output: sessionSchema,
  errors: ['sso_not_enabled', 'sso_failed', 'sso_address', 'too_many_requests'],
})
