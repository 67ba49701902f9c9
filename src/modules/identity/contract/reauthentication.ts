import * as z from 'zod/mini'

/** The account's own password; an account without one needs a recent sign-in instead. */
export const passwordField = z.optional(z.string().check(z.maxLength(128)))
/** The errors of an operation that requires the password again. */
export const GUARDED = ['invalid_credentials', 'reauthentication_needed', 'too_many_requests']
