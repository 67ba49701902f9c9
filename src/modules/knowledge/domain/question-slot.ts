import type { FactKind } from './fact-patterns.ts'

/** What a slot accepts: a stem, or several that must stand together, and how well that answers it. */
export type SlotOption = { stems: readonly string[]; strength: number }

/**
 * One thing that a question is about. `weight` is how much it says about the subject, `isKnown` whether the configuration's pages
 * have any word for it, `isSoft` that every subject shares it, `isConcept` that it
 * is a word that is understood, so that pages without it do not speak of it; `isUnderstood` that other ways of saying it are known too. `fact` marks words such as 'kost' that a price answers whatever its words are.
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
