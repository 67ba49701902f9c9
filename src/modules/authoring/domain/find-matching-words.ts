/**
 * Returns the words that an answer holds, in their order. The one rule for expected and forbidden words: anywhere, in any case and composition of
 * letters, and across any white space.
 */
export function findMatchingWords(words: readonly string[], answer: string): string[] {
  const text = answer.normalize('NFC')
  return words.filter((word) => new RegExp(patternOf(word), 'iu').test(text))
}

/**
 * Splits a text at the words in it, by the rule of `findMatchingWords`: every second piece is a word, and the pieces together are the text in NFC.
 */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const patterns = words.map(patternOf).filter((pattern) => pattern !== '')
  const whole = text.normalize('NFC')
  if (patterns.length === 0) return [whole]
  // The longest first, so that a word inside another does not cut it.
  const inOrder = patterns.toSorted((a, b) => b.length - a.length)
  return whole.split(new RegExp(`(${inOrder.join('|')})`, 'giu'))
}

function patternOf(word: string): string {
  return word
    .normalize('NFC')
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/\s+/gu, '\\s+')
}
