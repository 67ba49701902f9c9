import { shorten } from './clean-text.ts'
import type { KnowledgeDocument, Section, SectionKind } from './document.ts'
import { splitSentences } from './split-sentences.ts'

/** The most characters of a passage's text; an answer adds its heading and stays within 400. */
export const passageMaxChars = 380

/**
 * The unit of search and answer: one or more sentences, or some rows of one table, that can be read alone together with its heading.
 * `sentences` are offsets in `text`. `place` is the order in the document.
 */
export type Passage = {
  place: number
  heading: string
  question: string
  text: string
  kind: SectionKind
  url: string
  sentences: { start: number; end: number }[]
}

/** Splits a document into passages; nothing is lost but stretches without a letter or digit, and nothing is longer than `passageMaxChars`. */
export function splitIntoPassages(document: KnowledgeDocument): Passage[] {
  const passages: Passage[] = []
  for (const section of document.sections) {
    for (const units of groupUnits(section)) {
      if (!units.some((unit) => /[\p{L}\p{N}]/u.test(unit))) continue
      passages.push(toPassage(section, units, passages.length, document.url))
    }
  }
  return passages
}

function toPassage(section: Section, units: string[], place: number, url: string): Passage {
  const sentences: Passage['sentences'] = []
  let text = ''
  for (const [index, unit] of units.entries()) {
    const isSentence = (units[index - 1]?.length ?? 0) > 60 && section.kind === 'text'
    if (text !== '') text += /[.!?…:;]["'”’)]*$/.test(text.slice(-9)) ? ' ' : isSentence ? '. ' : '; '
    sentences.push({ start: text.length, end: text.length + unit.length })
    text += unit
  }
  const { heading, kind } = section
  return { place, heading, question: section.question ?? '', text, kind, url: section.url ?? url, sentences }
}

// A paragraph or row that fits stays whole; a longer one is cut into parts of about one size, so that no last sentence is alone.
function groupUnits(section: Section): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  let length = 0
  for (const line of section.text.split('\n')) {
    const parts = unitsOf(line, section.kind)
    const size = lengthOf(parts)
    if (group.length > 0 && length + size + 2 > passageMaxChars) {
      // A question or an announcement belongs to the text after it.
      const opening = length > 0 && /[?:]$/.test(group.at(-1) ?? '') && group.length > 1 ? group.pop() : undefined
      groups.push(group)
      group = opening === undefined ? [] : [opening]
      length = lengthOf(group)
    }
    if (length + size + 2 <= passageMaxChars) {
      group.push(...parts)
      length += size + 2
      continue
    }
    const [first = [], ...others] = balanced([...group, ...parts])
    groups.push(first)
    for (const other of others.slice(0, -1)) groups.push(other)
    group = others.at(-1) ?? []
    length = lengthOf(group)
  }
  if (group.length > 0) groups.push(group)
  return groups
}

function unitsOf(line: string, kind: SectionKind): string[] {
  // A row is read as one statement, however many sentences its cells hold.
  if (kind === 'table' && line.length <= passageMaxChars) return [line]
  return splitSentences(line).flatMap((sentence) => breakLong(sentence.text))
}

function lengthOf(units: readonly string[]): number {
  return units.reduce((sum, unit) => sum + unit.length + 2, 0)
}

function balanced(units: readonly string[]): string[][] {
  const all = lengthOf(units)
  const share = all / Math.ceil(all / passageMaxChars)
  const groups: string[][] = []
  let group: string[] = []
  let length = 0
  for (const unit of units) {
    const isFull =
      length + unit.length + 2 > passageMaxChars ||
      (length + unit.length / 2 > share && !/[?:]$/.test(group.at(-1) ?? ''))
    if (group.length > 0 && isFull) {
      groups.push(group)
      group = []
      length = 0
    }
    group.push(unit)
    length += unit.length + 2
  }
  return group.length > 0 ? [...groups, group] : groups
}

function breakLong(sentence: string): string[] {
  if (sentence.length <= passageMaxChars) return [sentence]
  const parts: string[] = []
  let rest = sentence
  while (rest.length > passageMaxChars) {
    const room = rest.slice(0, passageMaxChars)
    const at = Math.max(room.lastIndexOf('; '), room.lastIndexOf(', '))
    // A line of only dashes shortens to nothing: it is cut all the same, or this would never end.
    const atWord = shorten(room, passageMaxChars - 1).length - 1
    const cut = at > 100 ? at + 1 : atWord > 0 ? atWord : passageMaxChars
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}
