import type { PassageTerms, QuestionTerm, TextTerms } from './analyze-passage.ts'
import type { AnalyzedQuestion } from './analyze-question.ts'
import { mostSpecific } from './question-evidence.ts'
import type { QuestionSlot } from './question-slot.ts'

/** The evidence for a passage as the answer to a question; all but `matched` and `gap` are shares from 0 to 1. */
export type PassageFeatures = {
  /** Share of the question's weight that the passage and its headings cover. */
  coverage: number
  /** The same for its best sentence, where headings count fully and the other sentences for half. */
  sentence: number
  /** The same for the whole page. */
  page: number
  /** Share that is covered by the exact words and not by relatives. */
  exact: number
  /** How well the most specific word is covered. */
  key: number
  /**
   * How well the two most specific slots are covered together by the exact words or close ones: a product, so that one without the other is nothing.
   */
  together: number
  /**
   * Whether the requested fact is in the best sentence (1), in the passage (0.6), or another requested fact is (0.3); 0.5 when none was requested.
   */
  factFit: number
  /** For a question that the page itself asks: the share of it in the visitor's question, and the share of the visitor's question in it. */
  questionFit: number
  questionShare: number
  /** The share of the nearest heading and the page's question that the visitor asks. */
  headingFit: number
  /** The share of the question's subject that the nearest heading and the page's question name. */
  headed: number
  /** The weight of the subject words that are covered. */
  matched: number
  /** The largest part that one subject word leaves uncovered. */
  gap: number
}

const otherSentences = 0.4
const closeWord = 0.8

/** Weighs one passage against a question. `fits` and `onPage` are the best fits per slot in the passage and on its page. */
export function weighEvidence(
  question: AnalyzedQuestion,
  terms: PassageTerms,
  fits: readonly number[],
  onPage: readonly number[],
): PassageFeatures {
  const { slots } = question
  const total = Math.max(
    1e-6,
    sumOf(slots, (slot) => slot.weight),
  )
  const share = (value: (slot: QuestionSlot, index: number) => number) =>
    sumOf(slots, (slot, index) => slot.weight * value(slot, index)) / total
  const inContext = slots.map((slot) => fitIn(slot, terms.context))
  const best = bestSentence(question, terms, fits, inContext)
  const key = keySlot(slots)
  return {
    coverage: share((_, index) => fits[index] ?? 0),
    sentence: best.share / total,
    page: share((_, index) => onPage[index] ?? 0),
    exact: share((slot) => fitIn(slot, terms.strengths, 0.9)),
    key: key < 0 ? 0 : (fits[key] ?? 0),
    together: jointCoverageIn(slots, terms),
    factFit: fitOfFacts(question, terms, best.facts),
    ...fitOfQuestion(slots, terms, total),
    headed: headedShare(slots, terms.heading),
    ...subjectsOf(slots, fits),
  }
}

function subjectsOf(slots: readonly QuestionSlot[], fits: readonly number[]): Pick<PassageFeatures, 'matched' | 'gap'> {
  let matched = 0
  let gap = 0
  for (const [index, slot] of slots.entries()) {
    if (slot.isSoft || slot.fact) continue
    matched += slot.weight * (fits[index] ?? 0)
    gap = Math.max(gap, slot.weight * (1 - (fits[index] ?? 0)))
  }
  return { matched, gap }
}

function jointCoverageIn(slots: readonly QuestionSlot[], terms: PassageTerms): number {
  const [first, second] = mostSpecific(slots)
  if (!first) return 0
  return fitIn(first, terms.strengths, closeWord) * (second ? fitIn(second, terms.strengths, closeWord) : 1)
}

/** Returns how well a passage answers one slot, from 0 to 1. */
export function slotFit(slot: QuestionSlot, terms: TextTerms): number {
  const fit = fitIn(slot, terms.strengths)
  return slot.fact && terms.facts.has(slot.fact) ? Math.max(0.9, fit) : fit
}

function fitIn(slot: QuestionSlot, strengths: ReadonlyMap<string, number>, least = 0): number {
  let best = 0
  for (const option of slot.options) {
    // Options are sorted best first.
    if (option.strength <= best || option.strength < least) break
    let weakest = 1
    for (const stem of option.stems) weakest = Math.min(weakest, strengths.get(stem) ?? 0)
    best = Math.max(best, option.strength * weakest)
  }
  return best
}

function bestSentence(
  { slots, facts }: AnalyzedQuestion,
  terms: PassageTerms,
  fits: readonly number[],
  inContext: readonly number[],
): { share: number; facts: ReadonlySet<string> } {
  let best: { share: number; facts: ReadonlySet<string> } = { share: 0, facts: new Set() }
  for (const sentence of terms.sentences()) {
    let covered = sumOf(
      slots,
      (slot, index) =>
        slot.weight * Math.max(slotFit(slot, sentence), inContext[index] ?? 0, (fits[index] ?? 0) * otherSentences),
    )
    // Between two sentences with the same words, the one with the requested fact wins.
    if (facts[0] && sentence.facts.has(facts[0])) covered += 1e-3
    if (covered > best.share) best = { share: covered, facts: sentence.facts }
  }
  return best
}

function keySlot(slots: readonly QuestionSlot[]): number {
  let key = -1
  for (const [index, slot] of slots.entries()) if (!slot.fact && slot.weight > (slots[key]?.weight ?? 0)) key = index
  return key
}

function fitOfFacts({ facts }: AnalyzedQuestion, terms: PassageTerms, inSentence: ReadonlySet<string>): number {
  const [first, ...others] = facts
  if (!first) return 0.5
  if (inSentence.has(first)) return 1
  if (terms.facts.has(first)) return 0.6
  return others.some((fact) => terms.facts.has(fact)) ? 0.3 : 0
}

function fitOfQuestion(
  slots: readonly QuestionSlot[],
  terms: PassageTerms,
  total: number,
): { questionFit: number; questionShare: number; headingFit: number } {
  const headingFit = askedShare(slots, terms.heading)
  if (terms.question.length === 0) return { questionFit: 0, questionShare: 0, headingFit }
  const shared = sumOf(slots, (slot) => (terms.question.some(({ stems }) => asks(slot, stems)) ? slot.weight : 0))
  return { questionFit: askedShare(slots, terms.question), questionShare: shared / total, headingFit }
}

function headedShare(slots: readonly QuestionSlot[], words: readonly QuestionTerm[]): number {
  const subjects = slots.filter((slot) => !slot.fact)
  const all = sumOf(subjects, (slot) => slot.weight)
  const named = subjects.filter((slot) => words.some(({ stems }) => asks(slot, stems)))
  return all === 0 ? 0 : sumOf(named, (slot) => slot.weight) / all
}

function askedShare(slots: readonly QuestionSlot[], words: readonly QuestionTerm[]): number {
  let hit = 0
  let all = 0
  for (const { stems, weight } of words) {
    all += weight
    if (slots.some((slot) => asks(slot, stems))) hit += weight
  }
  return all === 0 ? 0 : hit / all
}

function asks(slot: QuestionSlot, stems: readonly string[]): boolean {
  return slot.options.some((option) => option.strength > 0.6 && option.stems.some((stem) => stems.includes(stem)))
}

function sumOf(slots: readonly QuestionSlot[], value: (slot: QuestionSlot, index: number) => number): number {
  let sum = 0
  for (const [index, slot] of slots.entries()) sum += value(slot, index)
  return sum
}
