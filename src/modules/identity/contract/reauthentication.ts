import * as z from 'zod/mini'

/** The account's own password; one that has none proves itself by having signed in just now. */
export const passwordField = z.optional(z.string().check(z.maxLength(128)))
/** What an operation may answer that asks for the password again. */
export const GUARDED = ['invalid_credentials', 'reauthentication_needed', 'too_many_requests']
