/** Normalizes text: NFC, ordinary spaces, no soft hyphens or zero-width marks, no control characters; line breaks stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffc]/g, '')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Normalizes text like `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}

/** Cuts text to at most `length` characters, at a word boundary where there is one, with an ellipsis, never inside a surrogate pair. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const room = text.slice(0, Math.max(0, length - 1))
  const atWord = room.replace(/(?<!\s)\s+\S*$/, '')
  const cut = atWord.length > length * 0.6 ? atWord : room.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`.slice(0, length)
}
