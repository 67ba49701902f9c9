import { weightedWordsOf } from './asking-clause.ts'
import { asksHoursElsewhere } from './asks-hours-elsewhere.ts'
import { normalizeText, tokenize } from './dutch/normalize-word.ts'
import { paraphrasesIn } from './dutch/paraphrases.ts'
import { stemsOf } from './dutch/stem-dutch.ts'
import { findUnrelatedNames, type UnrelatedNames } from './dutch/unrelated-names.ts'
import type { FactKind } from './fact-patterns.ts'
import { isOffTopicTask } from './is-off-topic-task.ts'
import { factsAskedBy } from './question-facts.ts'
import type { QuestionSlot } from './question-slot.ts'
import { SlotReader } from './slot-reader.ts'
import type { Lexicon } from './vocabulary.ts'

/** A question analysed for search; `unrelatedNames` says whether it names other companies or the world at large. */
export type AnalyzedQuestion = {
  slots: QuestionSlot[]
  facts: FactKind[]
  isTask: boolean
  unrelatedNames: UnrelatedNames
}

const mostWords = 80
/** The part of a question that is analysed, in characters. */
const longestQuestion = 1_000

/** Analyses a question: removes stop words, joins words written apart, splits compounds, corrects typing errors, adds synonyms. */
export function analyzeQuestion(question: string, lexicon: Lexicon): AnalyzedQuestion {
  // Cut again: normalizing turns some letters into two or three.
  const text = normalizeText(question.slice(0, longestQuestion))
    .replace(/\bhoe(?=(?:laat|duur|groot|ver|vaak|snel|oud|zwaar)\b)/g, 'hoe ')
    .slice(0, longestQuestion)
  const facts = factsAskedBy(text)
  const words = weightedWordsOf(text).slice(0, mostWords)
  const reader = new SlotReader(lexicon, facts)
  const said = paraphrasesIn(text).flatMap((one) => {
    const slot = reader.topicSlot(one.topics)
    if (slot.isKnown) return [{ ...one, slot }]
    // A visitor who asks for a human where no page says how to reach one gets a refusal, rather than a passage with the same words.
    return one.asksForHuman ? [{ ...one, facts: [], slot: { ...slot, isUnderstood: true } }] : []
  })
  const slots = withParaphrases(reader.read(words), said)
  const isOnPages = (word: string) =>
    lexicon.vocabulary.words.has(word) || stemsOf(word).some((stem) => lexicon.vocabulary.stems.has(stem))
  const unrelatedNames = findUnrelatedNames(
    words.map(({ word }) => word),
    (word) => lexicon.vocabulary.words.has(word),
  )
  if (asksHoursElsewhere(text, isOnPages)) unrelatedNames.elsewhere = 1
  const asked = new Set([...facts, ...said.flatMap((one) => one.facts)])
  return { slots: mergeSlots(slots), facts: [...asked], isTask: isOffTopicTask(text), unrelatedNames }
}

// A paraphrase adds the words that it stands for; its own words then say less about the subject, and nothing when no page has them.
function withParaphrases(
  slots: QuestionSlot[],
  said: readonly { slot: QuestionSlot; covered: string }[],
): QuestionSlot[] {
  const covered = said.map((one) => new Set(tokenize(one.covered).map((token) => token.word)))
  const own = slots.map((slot) =>
    covered.some((stretch) => slot.word.split(' ').every((word) => stretch.has(word)))
      ? { ...slot, isSoft: true, weight: Math.min(slot.weight, 0.25) }
      : slot,
  )
  return [...own, ...said.map(({ slot }) => slot)]
}

// The same word twice, or two words that ask for one fact ('prijs' and 'kosten'), is one slot.
function mergeSlots(slots: readonly QuestionSlot[]): QuestionSlot[] {
  const merged: QuestionSlot[] = []
  for (const slot of slots) {
    const twin = merged.find((other) => (slot.fact && other.fact === slot.fact) || other.word === slot.word)
    if (!twin) merged.push({ ...slot })
    else if (slot.fact) twin.options = [...twin.options, ...slot.options].sort((a, b) => b.strength - a.strength)
  }
  return merged
}
