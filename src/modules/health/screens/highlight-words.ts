import { splitAtWords } from '#modules/authoring/contract.ts'

/** A piece of an answer: plain text, an expected word or a forbidden one. */
export interface HighlightedPart {
  readonly text: string
  readonly kind: 'plain' | 'expected' | 'forbidden'
}

/** Splits an answer at its expected and forbidden words, forbidden ones first, by the rule of the evaluation; the pieces together are the answer. */
export function highlightWords(
  answer: string,
  words: { expected: readonly string[]; forbidden: readonly string[] },
): HighlightedPart[] {
  const parts = markIn(answer, words.forbidden, 'forbidden').flatMap((part) =>
    part.kind === 'plain' ? markIn(part.text, words.expected, 'expected') : [part],
  )
  return parts.filter((part) => part.text !== '')
}

function markIn(text: string, words: readonly string[], kind: HighlightedPart['kind']): HighlightedPart[] {
  return splitAtWords(text, words).map((piece, at) => ({ text: piece, kind: at % 2 === 0 ? 'plain' : kind }))
}
