import * as z from 'zod/mini'

/** The code of a plan in a request; its existence is checked elsewhere. */
export const planCode = z.string('Kies een plan').check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Dit plan bestaat niet'))
