import { LINE_PATTERN, TEXT_PATTERN } from '#platform/http/text-fields.ts'

/** Characters that nobody sees and that turn or hide what stands beside them: zero width, direction, and fillers. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f|\u17b4|\u17b5/u

/** Pictures that are joined by a character of no width are one picture to the reader. */
const JOINED_PICTURES = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

/** Marks heaped on one letter: more than any language writes once its letters are in one form. */
const HEAPED_MARKS = /\p{M}{4}/u

/** One line as it is stored: in one form of its letters, single blanks, none around it. */
export function readLine(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Text of several lines as it is stored: in one form of its letters, without blanks around it. */
export function readLines(typed: string): string {
  return typed.normalize('NFC').replaceAll('\r\n', '\n').trim()
}

/** Why a line cannot be stored; `label` begins the message. Null when it can. */
export function lineProblem(typed: string, max: number, label: string): string | null {
  return problemOf(readLine(typed), { max, label, pattern: LINE_PATTERN })
}

/** Why a text of several lines cannot be stored; `label` begins the message. Null when it can. */
export function textProblem(typed: string, max: number, label: string): string | null {
  return problemOf(readLines(typed), { max, label, pattern: TEXT_PATTERN })
}

function problemOf(text: string, rule: { max: number; label: string; pattern: RegExp }): string | null {
  if (text.length > rule.max) return `${rule.label} is te lang (hooguit ${rule.max.toLocaleString('nl-NL')} tekens)`
  if (!rule.pattern.test(text) || HEAPED_MARKS.test(text)) return `${rule.label} bevat tekens die niet kunnen`
  return UNSEEN.test(text.replaceAll(JOINED_PICTURES, '')) ? `${rule.label} bevat onzichtbare tekens` : null
}
