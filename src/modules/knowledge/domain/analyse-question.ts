import { askingWords } from './asking-clause.ts'
import { type ForeignNames, foreignNames } from './dutch/foreign-names.ts'
import { normaliseText, tokenise } from './dutch/normalise-word.ts'
import { paraphrasesIn } from './dutch/paraphrases.ts'
import { stemsOf } from './dutch/stem-dutch.ts'
import type { FactKind } from './fact-patterns.ts'
import { looksLikeTask } from './looks-like-task.ts'
import { asksHoursElsewhere } from './other-place.ts'
import { factsAskedBy } from './question-facts.ts'
import type { QuestionSlot } from './question-slot.ts'
import { SlotReader } from './slot-reader.ts'
import type { Lexicon } from './vocabulary.ts'

/** A question taken apart for search; `foreign` tells of other companies and of the world at large. */
export type AnalysedQuestion = { slots: QuestionSlot[]; facts: FactKind[]; isTask: boolean; foreign: ForeignNames }

const mostWords = 80

/** Takes a question apart: stop words go, words written apart are joined, compounds are split, typing errors mended, synonyms added. */
export function analyseQuestion(question: string, lexicon: Lexicon): AnalysedQuestion {
  const text = normaliseText(question.slice(0, 1_000)).replace(
    /\bhoe(?=(?:laat|duur|groot|ver|vaak|snel|oud|zwaar)\b)/g,
    'hoe ',
  )
  const facts = factsAskedBy(text)
  const words = askingWords(text).slice(0, mostWords)
  const reader = new SlotReader(lexicon, facts)
  const slots = withParaphrases(reader.read(words), text, reader)
  const isOnPages = (word: string) =>
    lexicon.vocabulary.words.has(word) || stemsOf(word).some((stem) => lexicon.vocabulary.stems.has(stem))
  const foreign = foreignNames(
    words.map(({ word }) => word),
    (word) => lexicon.vocabulary.words.has(word),
  )
  if (asksHoursElsewhere(text, isOnPages)) foreign.elsewhere = 1
  return { slots: mergeSlots(slots), facts, isTask: looksLikeTask(text), foreign }
}

// A turn of phrase adds what it stands for; its own words then say less about the subject, and nothing when no page has them.
function withParaphrases(slots: QuestionSlot[], text: string, reader: SlotReader): QuestionSlot[] {
  const found = paraphrasesIn(text).flatMap(({ topics, covered }) => {
    const slot = reader.topicSlot(topics)
    return slot.isKnown ? [{ slot, covered: new Set(tokenise(covered).map((token) => token.word)) }] : []
  })
  if (found.length === 0) return slots
  const own = slots.map((slot) =>
    found.some(({ covered }) => slot.word.split(' ').every((word) => covered.has(word)))
      ? { ...slot, isSoft: true, weight: Math.min(slot.weight, 0.25) }
      : slot,
  )
  return [...own, ...found.map(({ slot }) => slot)]
}

// The same word twice, or two words that ask for one fact ('prijs' and 'kosten'), is one thing asked once.
function mergeSlots(slots: readonly QuestionSlot[]): QuestionSlot[] {
  const merged: QuestionSlot[] = []
  for (const slot of slots) {
    const twin = merged.find((other) => (slot.fact && other.fact === slot.fact) || other.word === slot.word)
    if (!twin) merged.push({ ...slot })
    else if (slot.fact) twin.options = [...twin.options, ...slot.options].sort((a, b) => b.strength - a.strength)
  }
  return merged
}
