import * as z from 'zod/mini'

export const sourceSchema = z.object({ title: z.string(), url: z.nullable(z.string()), quote: z.string() })

/** The source of an answer: the page, and the sentence on it. */
export type AnswerSource = z.output<typeof sourceSchema>
