/** The replacements of personal data; readers see these words. */
export const MASKS = {
  mail: '[e-mailadres]',
  number: '[nummer]',
  iban: '[iban]',
  name: '[naam]',
  postcode: '[postcode]',
} as const

/** Matches every mask, with a capturing group so that `split` keeps the masks among the pieces. */
export const MASK_PATTERN = new RegExp(
  `(${Object.values(MASKS)
    .map((mask) => mask.replaceAll(/[[\]]/g, '\\$&'))
    .join('|')})`,
)

/** The most characters of a masked text that a list shows. */
const SHOWN_MAX = 240

/**
 * Both sides of an at sign in any spelling; masking a word too many is better than leaving an address. The match begins at a word, so it stays
 * linear.
 */
const MAIL =
  /(?:"[^"\n]{1,64}"|(?<![^\s@])[^\s@]+)[ \t]{0,2}(?:@|%40|[([{][ \t]{0,2}(?:at|ape[ns]+taartje)[ \t]{0,2}[)\]}])[ \t]{0,2}[^\s@]+(?:[ \t]{0,2}[([{][ \t]{0,2}(?:dot|punt)[ \t]{0,2}[)\]}][ \t]{0,2}[^\s@]+){0,3}(?:@[^\s@]*)*/giu

/** A mail address in words: 'jan apenstaartje bedrijf punt nl'. */
const SPOKEN_MAIL =
  /(?<!\S)\S+[ \t]{1,3}(?:at|ape[ns]+taartje)[ \t]{1,3}\S+(?:[ \t]{1,3}(?:punt|dot)[ \t]{1,3}\S+){1,3}/giu

/** In groups of four or without spaces; every group after the bank's has a digit, so that the sentence behind it stays. */
const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ .-]?[A-Z0-9]{4}(?:[ .-]?(?=[A-Z]{0,3}\d)[A-Z0-9]{4}){1,6}(?:[ .-]?(?=[A-Z]{0,2}\d)[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/giu
const IBAN_DIGITS_MIN = 8

/** Seven digits or more with the usual separators between them: telephone, customer, card and citizen numbers alike. */
const NUMBER = /(?:\+|\()?\p{Nd}(?:[\s()./·_\p{Pd}]{0,4}\p{Nd}){6,}/gu
/** A date, also with the hour of a time after it. */
const DATE =
  /^(?:\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.](?:19|20)\p{Nd}{2}|(?:19|20)\p{Nd}{2}-\p{Nd}{2}-\p{Nd}{2})(?:\s\p{Nd}{1,2})?$/u

const POSTCODE = /(?<![\p{L}\p{N}])[1-9]\d{3}(?: ?[A-Z]{2}|[a-z]{2})(?![\p{L}\p{N}])/gu

/** Words before a name. A name in any case follows the first list; `ik ben` and a title announce one only when it has a capital. */
const NAMED =
  /(?<![\p{L}\p{N}])(?:ik heet|ik heette|we heten|wij heten|(?:mijn|m['’]n|haar|zijn|onze|de) (?:volledige )?(?:voor|achter)?na+m is|(?:voor|achter)?naam ?:|t\.?n\.?v\.?|ten name van)[ \t:]{1,3}/giu
const TITLED =
  /(?<![\p{L}\p{N}])(?:ik ben|je spreekt met|u spreekt met|dhr\.?|mevr?\.?|mevrouw|meneer|de heer|(?:met )?(?:vriendelijke |hartelijke )?groet(?:en|jes)?,?(?: van)?|mvg,?)[ \t\n:]{1,3}/giu
const BETWEEN = new Set('van de der den des ten ter te het op in tot el al la le von und du di da dos'.split(' '))
const NAME_WORD = /^[\p{L}\p{M}'’.-]{1,60}/u
const NAME_WORDS_MAX = 6
const NAME_CHARS_MAX = 400
/** Words that continue the sentence after a name in lower case. */
const GOES_ON = new Set(
  'en ik ben wil heb had kan zou maar want dus uit met voor bij over om is was mijn we wij u je dat die wat waar hoe wie of als ook graag niet nu'.split(
    ' ',
  ),
)

/**
 * Returns the text without what identifies a person: mail addresses, numbers of seven digits and more, IBANs, postcodes, and announced names. It
 * guarantees nothing (a name in mid-sentence stays), so reading the whole text takes a separate request with a reason. Masking is idempotent; a date
 * stays.
 */
export function maskPersonalData(text: string): string {
  // Normalizes every character, and removes the invisible ones that would split an address unseen.
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return maskNames(
    plain
      .replaceAll(MAIL, MASKS.mail)
      .replaceAll(SPOKEN_MAIL, MASKS.mail)
      .replaceAll(IBAN, (found) => (digitsOf(found) >= IBAN_DIGITS_MIN ? MASKS.iban : found))
      .replaceAll(NUMBER, (found) => (DATE.test(found) ? found : MASKS.number))
      .replaceAll(POSTCODE, MASKS.postcode),
  )
}

/** Returns the beginning of a text with personal data masked, on one line; null for null and for an empty text. */
export function maskedBeginning(text: string | null): string | null {
  const masked = maskPersonalData(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (masked === '') return null
  const signs = [...masked]
  return signs.length <= SHOWN_MAX ? masked : `${signs.slice(0, SHOWN_MAX).join('').trimEnd()}…`
}

function digitsOf(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, '').length
}

function maskNames(text: string): string {
  return maskAfter(maskAfter(text, NAMED, /^/u), TITLED, /^\p{Lu}/u)
}

/** Replaces the name after each announcement, where the name begins as `beginning` requires. */
function maskAfter(text: string, announcement: RegExp, beginning: RegExp): string {
  let masked = ''
  let from = 0
  for (const found of text.matchAll(announcement)) {
    const start = found.index + found[0].length
    if (start < from) continue
    const rest = text.slice(start, start + NAME_CHARS_MAX)
    const length = beginning.test(rest) ? nameLength(rest) : 0
    if (length === 0) continue
    masked += text.slice(from, start) + MASKS.name
    from = start + length
  }
  return masked + text.slice(from)
}

/**
 * Returns the length in characters of the name at the start of a text. After its first word it takes words with a capital and the particles between
 * them; a name in lower case takes two words.
 */
function nameLength(text: string): number {
  let length = 0
  let names = 0
  let isSmall = false
  let at = 0
  for (let count = 0; count < NAME_WORDS_MAX; count++) {
    const word = NAME_WORD.exec(text.slice(at))?.[0].replace(/(?<![.'’-])[.'’-]+$/u, '')
    if (!word) break
    const hasCapital = /^\p{Lu}/u.test(word)
    if (names === 0) isSmall = !hasCapital
    if (names === 0 || !BETWEEN.has(word)) {
      const mayBeSmall = isSmall && names < 2 && !GOES_ON.has(word.toLowerCase())
      if (!hasCapital && !mayBeSmall) break
      names += 1
      length = at + word.length
    }
    const gap = /^\.?[ \t]{1,2}/.exec(text.slice(at + word.length))?.[0]
    if (!gap) break
    at += word.length + gap.length
  }
  return length
}
