import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { GUARDED, passwordField } from './reauthentication.ts'

/** Exports everything that the product stores of the caller, as a JSON file; without secrets and hashes (AMB-143). */
export const exportPersonalData = operation({
  id: 'exportPersonalData',
  summary: 'Al je gegevens als JSON',
  method: 'GET',
  path: '/functions/v1/own-data',
  access: 'signed-in',
  irreversible: 'fresh-proof',
  answers: 'page',
  output: z.string(),
})

/** Deletes the caller's account and everything stored of it, at once and for good; requires the password again (AMB-143). */
export const deleteAccount = operation({
  id: 'deleteAccount',
  summary: 'Account verwijderen',
  method: 'POST',
  path: '/functions/v1/delete-account',
  access: 'signed-in',
  irreversible: 'asks-itself',
  body: z.strictObject({ password: passwordField }),
  output: z.object({ ok: z.literal(true) }),
  errors: [...GUARDED, 'account_needed'],
})
