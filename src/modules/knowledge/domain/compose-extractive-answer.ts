import { analyzeText } from './analyze-passage.ts'
import type { AnalyzedQuestion } from './analyze-question.ts'
import { shorten } from './clean-text.ts'
import type { SectionKind } from './document.ts'
import { tokenize } from './dutch/normalize-word.ts'
import { isSoftWord, isStopWord } from './dutch/word-classes.ts'
import { slotFit } from './passage-evidence.ts'
import type { RankedPassage } from './rank-passages.ts'
import { scoreScope } from './score-scope.ts'

/** The most characters of an answer, everything included. */
export const answerMaxChars = 400

/**
 * Below this probability of being in scope a question is refused (AMB-044). Chosen a little above the value at which the practice and tuning
 * questions, with
 * one site left out, lose no more answers of the pages than before: a wrong answer costs a company more than a refusal that offers contact.
 * `tests/answers` prints the curve around it; docs/decisions explains the choice.
 */
export const scopeThreshold = 0.78

// How close a rival must come, and how much closer for a heading that covers less of the visitor's question.
const rivalShare = 0.8
const headingShare = 0.25
// From this value a heading names the subject; a passage that joins it must then be on the same subject too, and fit as well.
const namesSubject = 0.5
const leastHeaded = 0.9
const leastSentence = 0.9
const mostRivals = 2
// The length of the best passage when none, one or two others fit nearly as well.
const firstChars = [answerMaxChars, 250, 190]
const factBonus = 0.3
const leastChars = 60

/** A passage as search returns it, with what an answer needs to show. */
export type AnswerPassage = {
  title: string
  heading: string
  question: string
  text: string
  kind: SectionKind
  url: string
  sentences: readonly { start: number; end: number }[]
}

/** An answer composed only of sentences of the pages, or a refusal; `score` is that of the best passage. */
export type ExtractiveAnswer =
  | { outcome: 'answered'; answer: string; sentence: string; source: { title: string; url: string }; score: number }
  | { outcome: 'refused'; score: number }

/**
 * Answers from the best passages, or refuses below the threshold. Every word of the answer is on a page; of the rows of a table only those
 * that the question names are shown, and up to two more passages are added, each on its own line, when they fit nearly as well.
 */
export function composeExtractiveAnswer(
  question: AnalyzedQuestion,
  ranked: readonly RankedPassage<AnswerPassage>[],
  split: (word: string) => readonly string[],
  threshold = scopeThreshold,
): ExtractiveAnswer {
  const [best, ...others] = ranked
  const score = scoreScope(question, ranked)
  if (!best || question.isTask || score < threshold) return { outcome: 'refused', score }
  const rivals = rivalsOf(best, others)
  const first = excerpt(question, best.passage, split, firstChars[rivals.length] ?? answerMaxChars)
  let answer = first.text
  for (const [index, rival] of rivals.entries()) {
    const room = Math.floor((answerMaxChars - answer.length) / (rivals.length - index)) - 1
    if (room < leastChars) break
    const next = excerpt(question, rival.passage, split, room)
    if (!repeats(answer, next.text)) answer = `${answer}\n${next.text}`
  }
  return {
    outcome: 'answered',
    answer,
    sentence: first.sentence,
    source: { title: best.passage.title, url: best.passage.url },
    score,
  }
}

// The next passages that answer nearly as well and say something else.
function rivalsOf<P extends AnswerPassage>(
  best: RankedPassage<P>,
  others: readonly RankedPassage<P>[],
): RankedPassage<P>[] {
  const rivals: RankedPassage<P>[] = []
  for (const other of others) {
    if (rivals.length === mostRivals || other.rank < best.rank * rivalShare) break
    if (!joins(best, other)) continue
    if (![best, ...rivals].some(({ passage }) => repeats(passage.text, other.passage.text))) rivals.push(other)
  }
  return rivals
}

// Beside a passage whose heading names the subject of the question, one that only shares its words is about another subject.
function joins(best: RankedPassage<AnswerPassage>, other: RankedPassage<AnswerPassage>): boolean {
  const [sure, rival] = [best.features, other.features]
  const behind = Math.max(0, sure.headingFit - rival.headingFit)
  if (other.rank < best.rank * (rivalShare + headingShare * behind)) return false
  if (sure.headed < namesSubject) return true
  return (
    rival.headed >= sure.headed * leastHeaded &&
    rival.sentence >= sure.sentence * leastSentence &&
    rival.factFit >= sure.factFit
  )
}

type Excerpt = { text: string; sentence: string; isCut: boolean }

function excerpt(
  question: AnalyzedQuestion,
  passage: AnswerPassage,
  split: (word: string) => readonly string[],
  room: number,
): Excerpt {
  const units = passage.sentences.map(({ start, end }) => passage.text.slice(start, end))
  const fits = units.map((unit) => unitFit(question, unit, split))
  const most = Math.max(0, ...fits)
  const at = Math.max(0, fits.indexOf(most))
  const sentence = units[at] ?? passage.text
  const context = contextOf(passage)
  const telling = units.filter((_, index) => most > 0 && (fits[index] ?? 0) >= most * 0.8)
  const narrows =
    (passage.kind === 'table' || passage.kind === 'product') &&
    units.length > 2 &&
    telling.length > 0 &&
    telling.length <= Math.max(2, units.length * 0.5)
  const body = narrows ? telling.join('; ') : passage.text
  const whole = context + body
  if (whole.length <= room) return { text: whole, sentence, isCut: false }
  if (body.length <= room) return { text: body, sentence, isCut: false }
  return { text: shorten(windowAround(units, at, room), room), sentence, isCut: true }
}

// Grows from the best sentence, later sentences first, as long as there is space.
function windowAround(units: string[], at: number, room: number): string {
  let from = at
  let to = at + 1
  const size = () => units.slice(from, to).join(' ').length
  for (let grown = true; grown; ) {
    grown = false
    if (to < units.length && size() + 1 + (units[to]?.length ?? 0) <= room) {
      to++
      grown = true
    } else if (from > 0 && size() + 1 + (units[from - 1]?.length ?? 0) <= room) {
      from--
      grown = true
    }
  }
  return units.slice(from, to).join(' ')
}

// A sentence with the requested kind of fact precedes one that only has the words.
function unitFit(question: AnalyzedQuestion, unit: string, split: (word: string) => readonly string[]): number {
  const terms = analyzeText(unit, split)
  const words = question.slots.reduce((sum, slot) => sum + slot.weight * slotFit(slot, terms), 0)
  const [asked] = question.facts
  return words + (asked && terms.facts.has(asked) ? factBonus : 0)
}

function contextOf(passage: AnswerPassage): string {
  if (passage.kind === 'faq' || passage.kind === 'product') return ''
  const heading = passage.heading.split(' > ').at(-1) ?? ''
  if (heading === '' || heading.length > 80 || isSaid(heading, `${passage.title} ${passage.text}`)) return ''
  return /[?!.]$/.test(heading) ? `${heading} ` : `${heading}: `
}

// Whether a text has every meaningful word of a heading, so that the heading before it would be a repetition.
function isSaid(heading: string, text: string): boolean {
  if (text.toLowerCase().includes(heading.toLowerCase())) return true
  const words = new Set(tokenize(text).map(({ word }) => word))
  const telling = tokenize(heading).filter(({ word, isPart }) => !isPart && !isStopWord(word) && !isSoftWord(word))
  return telling.length > 0 && telling.every(({ word }) => words.has(word))
}

function repeats(answer: string, text: string): boolean {
  const squeeze = (part: string) => part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const start = squeeze(text).slice(0, 60)
  return squeeze(answer).includes(start)
}
