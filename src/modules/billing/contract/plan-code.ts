import * as z from 'zod/mini'

/** The code of a plan as a caller names it; whether there is such a plan is looked up. */
export const planCode = z.string('Kies een plan').check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Dit plan bestaat niet'))
