/** A piece of a text, with a link target when it is a telephone number or a mail address. */
export interface TextPiece {
  readonly text: string
  readonly href?: string
}

/** Matches a mail address, a Dutch or international number as people write it, or an emergency number to call; no date, amount or bank account. */
const CONTACT =
  /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,20}|(?<![\w+.,-]|\b[A-Z]{4} )(?:(?:\+|00)\d\d(?:[ ()-]{0,3}\d){8,10}|0(?:[ -]{0,3}\d){9}|0[89]00[ -]?\d{4})(?![\d-])|(?<=[Bb]el (?:nu )?)11[23]/g

/** Splits a text into pieces whose telephone numbers and mail addresses are links; together they are the text itself. */
export function contactLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(CONTACT)) {
    const href = found.includes('@') ? `mailto:${found}` : `tel:${found.replace(/\(0\)|[^\d+]/g, '')}`
    pieces.push({ text: text.slice(end, index) }, { text: found, href })
    end = index + found.length
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text)
}
