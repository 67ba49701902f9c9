import type { FactKind } from './fact-patterns.ts'

/** An option that a slot accepts: a stem, or several that must occur together, and how well that answers it. */
export type SlotOption = { stems: readonly string[]; strength: number }

/**
 * One thing that a question is about. `weight` is how much it says about the subject, `isKnown` whether the configuration's pages
 * have any word for it, `isSoft` that every subject shares it, `isConcept` that its meaning is known, so that a page without it is
 * not about it; `isUnderstood` that its synonyms are known too. `fact` marks words such as 'kost' that a price answers whatever its words are.
 */
export type QuestionSlot = {
  word: string
  options: SlotOption[]
  weight: number
  isKnown: boolean
  isSoft: boolean
  isConcept: boolean
  isUnderstood: boolean
  fact?: FactKind
}
