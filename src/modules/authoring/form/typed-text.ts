import { LINE_PATTERN, TEXT_PATTERN } from '#platform/http/text-fields.ts'
import { formatNumber } from '#ui/format/number.ts'

/** Invisible characters that turn or hide the text beside them: zero width, direction, and fillers. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f|\u17b4|\u17b5/u

/** The zero-width joiner between pictures: the reader sees one picture. */
const JOINED_PICTURES = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

/** More marks on one letter than any language writes once its letters are normalized. */
const HEAPED_MARKS = /\p{M}{4}/u

/** Normalizes one line for storing: NFC, single blanks, none around it. */
export function readLine(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Normalizes a text of several lines for storing: NFC, without blanks around it. */
export function readLines(typed: string): string {
  return typed.normalize('NFC').replaceAll('\r\n', '\n').trim()
}

/** Returns why a line cannot be stored; `label` begins the message. Null when it can. */
export function lineProblem(typed: string, max: number, label: string): string | null {
  return problemOf(readLine(typed), { max, label, pattern: LINE_PATTERN })
}

/** Returns why a text of several lines cannot be stored; `label` begins the message. Null when it can. */
export function textProblem(typed: string, max: number, label: string): string | null {
  return problemOf(readLines(typed), { max, label, pattern: TEXT_PATTERN })
}

function problemOf(text: string, rule: { max: number; label: string; pattern: RegExp }): string | null {
  if (text.length > rule.max) return `${rule.label} is te lang (hooguit ${formatNumber(rule.max)} tekens)`
  if (!rule.pattern.test(text) || HEAPED_MARKS.test(text)) return `${rule.label} bevat tekens die niet kunnen`
  return UNSEEN.test(text.replaceAll(JOINED_PICTURES, '')) ? `${rule.label} bevat onzichtbare tekens` : null
}
