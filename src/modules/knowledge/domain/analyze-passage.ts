import { impliedDays } from './dutch/day-terms.ts'
import { tokenize } from './dutch/normalize-word.ts'
import { stemsOf } from './dutch/stem-dutch.ts'
import { isSoftWord, isStopWord } from './dutch/word-classes.ts'
import { type FactKind, factPatterns, hasFact } from './fact-patterns.ts'

/** The parts of a passage that are searched; `sentences` are offsets in its text. */
export type SearchablePassage = {
  title: string
  heading: string
  question: string
  text: string
  sentences?: readonly { start: number; end: number }[]
}

/** The content of a stretch of text: each of its stems with its strength there, and the kinds of fact in it. */
export type TextTerms = { strengths: ReadonlyMap<string, number>; facts: ReadonlySet<FactKind> }

/** One word of a question that a page asks: its readings, and how much it says about the subject. */
export type QuestionTerm = { stems: readonly string[]; weight: number }

/**
 * A passage as search uses it: its stems with their strengths (1 in the text, less in a title or inside a compound), those of its
 * headings alone, the words of the question that it answers and those of its nearest heading, the kinds of fact in its text, and the same for each
 * sentence.
 */
export type PassageTerms = TextTerms & {
  context: ReadonlyMap<string, number>
  question: readonly QuestionTerm[]
  heading: readonly QuestionTerm[]
  sentences: () => readonly TextTerms[]
}

type Split = (word: string) => readonly string[]

const partStrength = { text: 1, question: 1, heading: 0.95, compound: 0.85, title: 0.7 }
const factKinds = Object.keys(factPatterns).filter((kind): kind is FactKind => kind in factPatterns)
const softAskedWeight = 0.3

/** Converts a passage to the terms that it is found by. `split` returns the halves of a compound, or nothing. */
export function analyzePassage(passage: SearchablePassage, split: Split): PassageTerms {
  const context = new Map<string, number>()
  addStems(context, passage.question, partStrength.question, split)
  addStems(context, passage.heading, partStrength.heading, split)
  addStems(context, passage.title, partStrength.title, split)
  const own = analyzeText(passage.text, split)
  const strengths = new Map(own.strengths)
  for (const [stem, strength] of context) raise(strengths, stem, strength)
  let sentences: readonly TextTerms[] | null = null
  return {
    strengths,
    context,
    question: questionTermsOf(passage.question, split),
    heading: questionTermsOf(`${passage.heading.split(' > ').at(-1)} ${passage.question}`.trim(), split),
    facts: own.facts,
    sentences: () => {
      sentences ??= sentencesOf(passage).map((sentence) => analyzeText(sentence, split))
      return sentences
    },
  }
}

/** Returns the stems and facts of one stretch of text. */
export function analyzeText(text: string, split: Split): TextTerms {
  const strengths = new Map<string, number>()
  addStems(strengths, `${text} ${impliedDays(text).join(' ')}`, partStrength.text, split)
  return { strengths, facts: factsIn(text) }
}

/** Returns the kinds of fact in a text. */
export function factsIn(text: string): Set<FactKind> {
  return new Set(factKinds.filter((kind) => hasFact(text, kind)))
}

function sentencesOf(passage: SearchablePassage): string[] {
  if (!passage.sentences || passage.sentences.length === 0) return [passage.text]
  return passage.sentences.map(({ start, end }) => passage.text.slice(start, end))
}

function questionTermsOf(question: string, split: Split): QuestionTerm[] {
  if (question === '') return []
  return tokenize(question).flatMap(({ word, isPart }) => {
    if (isPart || isStopWord(word)) return []
    const stems = [...stemsOf(word), ...split(word).flatMap(stemsOf)]
    return [{ stems, weight: isSoftWord(word) ? softAskedWeight : 1 }]
  })
}

function addStems(strengths: Map<string, number>, text: string, strength: number, split: Split): void {
  if (text === '') return
  for (const { word } of tokenize(text)) {
    for (const stem of stemsOf(word)) raise(strengths, stem, strength)
    for (const part of split(word))
      for (const stem of stemsOf(part)) raise(strengths, stem, Math.min(strength, partStrength.compound))
  }
}

function raise(strengths: Map<string, number>, stem: string, strength: number): void {
  if ((strengths.get(stem) ?? 0) < strength) strengths.set(stem, strength)
}
