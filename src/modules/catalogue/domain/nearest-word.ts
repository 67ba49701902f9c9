/** Shorter words are never corrected: nearly every word is near to them. */
export const NEAREST_LENGTH_MIN = 4

/**
 * Returns the word that a mistyped one probably means: one slip away, two from seven letters on. A slip is a letter too many, too few, another
 * one, or two that changed places. Of equals the first of `words` wins; null when none is near.
 */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  if (typed.length < NEAREST_LENGTH_MIN) return null
  const mostSlips = typed.length < 7 ? 1 : 2
  let nearest: { word: string; slips: number } | null = null
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > mostSlips) continue
    const slips = slipsBetween(typed, word)
    if (slips <= mostSlips && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { word, slips }
  }
  return nearest?.word ?? null
}

/** Computes the optimal string alignment distance, three rows of its table at a time. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + differs)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) least = Math.min(least, at(before, column - 2) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return at(above, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
