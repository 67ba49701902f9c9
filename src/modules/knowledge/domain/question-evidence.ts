import type { AnalyzedQuestion } from './analyze-question.ts'
import type { QuestionSlot } from './question-slot.ts'

/** The evidence in a question itself that it is not about this company, whatever passage is found. */
export type QuestionEvidence = {
  /** How much its most specific word says about the subject. */
  keyWeight: number
  /** The highest weight of a word whose meaning is known and that no page has in any form. */
  absent: number
  /** How far words are known only by a part or a relative ('sportmassage' by 'massage'): the worst of them, and all together. */
  halfKnown: number
  halfKnownSum: number
  /** Whether another company is named, and whether something of the world at large is: 1 or 0. */
  elsewhere: number
  general: number
  /** 1 when no kind of fact is asked for: questions about possibilities are more often out of scope than those about prices and times. */
  asksNoFact: number
}

const softSpecificity = 0.35
const mostHalfKnown = 2

/** Weighs a question by its words alone. */
export function weighQuestion({ slots, facts, unrelatedNames }: AnalyzedQuestion): QuestionEvidence {
  const evidence = {
    keyWeight: specificity(mostSpecific(slots)[0]),
    absent: 0,
    halfKnown: 0,
    halfKnownSum: 0,
    ...unrelatedNames,
    asksNoFact: facts.length === 0 ? 1 : 0,
  }
  for (const slot of slots) {
    if (slot.isSoft || slot.fact) continue
    if (!slot.isKnown) {
      if (slot.isUnderstood) evidence.absent = Math.max(evidence.absent, slot.weight)
      continue
    }
    const open = slot.weight * (1 - (slot.options[0]?.strength ?? 0))
    evidence.halfKnown = Math.max(evidence.halfKnown, open)
    evidence.halfKnownSum = Math.min(mostHalfKnown, evidence.halfKnownSum + open)
  }
  return evidence
}

/** Returns the slots that name a subject, the most specific first. */
export function mostSpecific(slots: readonly QuestionSlot[]): QuestionSlot[] {
  return slots.filter((slot) => !slot.fact).sort((a, b) => specificity(b) - specificity(a))
}

function specificity(slot: QuestionSlot | undefined): number {
  if (!slot || slot.fact) return 0
  return slot.isSoft ? softSpecificity * slot.weight : slot.weight
}
