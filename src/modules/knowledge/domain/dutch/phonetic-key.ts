const pairs: Record<string, string> = {
  ij: 'E',
  ei: 'E',
  au: 'A',
  ou: 'A',
  ch: 'g',
  ck: 'k',
  th: 't',
  ph: 'f',
  ie: 'i',
  dt: 't',
  qu: 'kw',
}
const startsPair = new Set(Object.keys(pairs).map((pair) => pair.charAt(0)))
const singles: Record<string, string> = { y: 'E', g: 'g', c: 'k', q: 'k', d: 't', z: 's', v: 'f', x: 'ks' }

/**
 * Returns a rough phonetic form of a Dutch word: spellings that are often confused (ei and ij, d and t, g and ch, double and single letters, a final
 * n after e)
 * get one form, so that words with the same key are probably one word mistyped.
 */
export function phoneticKey(word: string): string {
  let sound = ''
  for (let at = 0; at < word.length; ) {
    const letter = word.charAt(at)
    const pair = startsPair.has(letter) ? pairs[word.slice(at, at + 2)] : undefined
    const piece = pair ?? singles[letter] ?? letter
    at += pair ? 2 : 1
    if (!sound.endsWith(piece)) sound += piece
  }
  return sound.length > 4 && sound.endsWith('en') ? sound.slice(0, -1) : sound
}
