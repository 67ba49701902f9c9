/** Normalizes a text for comparing words: lower case, without accents, apostrophes or ligatures; length may change. */
export function normalizeText(text: string): string {
  const lower = text.toLowerCase()
  const plain = /['’`´]/.test(lower) ? withoutApostrophes(lower) : lower
  if (!/[^\x00-\x7f]/.test(plain)) return plain
  return plain
    .replace(/[æœßø]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

const ligatures: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o' }

// 's avonds, s'avonds and savonds are one word, and so are menu's and menus.
function withoutApostrophes(text: string): string {
  return text
    .replace(/\bzo['’`´]n\b/g, 'zo een')
    .replace(/['’`´]s[-\s](?=avonds|ochtends|morgens|middags|nachts|zomers|winters|zondags|maandags)/g, '')
    .replace(/\bs['’`´](?=avonds|ochtends|morgens|middags|nachts|zomers|winters)/g, '')
    .replace(/(\p{L})['’`´](?=\p{L})/gu, '$1')
}

/** One word of a text: `word` is normalized; hyphenated words also give their parts after the whole. */
export type Token = { word: string; isPart: boolean }

/** Splits a text into words and numbers in order; 'cv-ketel' gives 'cvketel' and, marked as parts, 'cv' and 'ketel'. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of normalizeText(text).matchAll(/\d+(?:[.,:]\d+)+|[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)*/gu)) {
    const parts = match[0].split(/[-‐‑–]/)
    tokens.push({ word: parts.join(''), isPart: false })
    if (parts.length > 1) tokens.push(...parts.map((word) => ({ word, isPart: true })))
  }
  return tokens
}
