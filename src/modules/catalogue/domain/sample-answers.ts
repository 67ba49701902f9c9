import * as z from 'zod/mini'

/** One question of a test of a bot's sample company with the runtime's answer; `refused` when the bot said that it does not know. */
export const sampleAnswerSchema = z.object({
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(['answered', 'refused']),
  /** Whether it was answered without a language model. */
  demo: z.boolean(),
  /** The part of a page that the answer is based on. */
  source: z.nullable(z.string()),
})

/** One tested question of a bot. */
export type SampleAnswer = z.output<typeof sampleAnswerSchema>

/** Asked of every bot beside its own questions, so that its page shows a refusal. No company's bot should know the answer. */
export const OUT_OF_SCOPE_QUESTION = 'Wie wint de volgende verkiezingen?'

const QUESTIONS_MAX = 3
const ANSWER_MAX = 2000

/** Returns the questions of a test: the bot's first three sample questions and one out-of-scope question. */
export function questionsToTest(stored: unknown): string[] {
  return [...sampleQuestionsOf(stored).slice(0, QUESTIONS_MAX), OUT_OF_SCOPE_QUESTION]
}

/** Parses the stored sample questions of a bot. */
export function sampleQuestionsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((question) => typeof question === 'string') : []
}

/** Parses the stored answers of a test; an entry that does not parse is left out. */
export function sampleAnswersOf(stored: unknown): SampleAnswer[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const read = sampleAnswerSchema.safeParse(one)
    return read.success ? [{ ...read.data, answer: read.data.answer.slice(0, ANSWER_MAX) }] : []
  })
}
