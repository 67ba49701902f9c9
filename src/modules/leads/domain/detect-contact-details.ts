/** The visitor's details that were found in a chat message. */
export interface DetectedDetails {
  email?: string
  phone?: string
  name?: string
}

const READ_MAX = 4000

/**
 * Finds the first mail address, telephone number and name in a visitor's text, in Dutch or English. Cautious on purpose: an order number, date,
 * price, IBAN or KvK number is no telephone number, and a name counts only where the text announces one. Returns null when nothing was found; never
 * throws.
 */
export function detectContactDetails(text: string): DetectedDetails | null {
  const read = text.slice(0, READ_MAX).normalize('NFC')
  const email = findEmail(read)
  const phone = findPhone((email ? read.replace(email, ' ') : read).replace(NO_PHONE_PATTERN, ' x '))
  const name = findName(read)
  if (!email && !phone && !name) return null
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}), ...(name ? { name } : {}) }
}

const EMAIL_PATTERN =
  /(?<![\p{L}\d._%+@-])[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,4}[A-Za-z]{2,24}(?![\p{L}\d@-])/u

function findEmail(text: string): string | null {
  const found = EMAIL_PATTERN.exec(text)?.[0] ?? null
  return found && !found.includes('..') && !found.includes('.@') ? found : null
}

/** Account numbers and amounts, whose digits could pass for a telephone number. */
const NO_PHONE_PATTERN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b|[€$£] ?\d[\d.,]*/giu

/** A run of digits with the usual separators; `isPhone` decides what it is. */
const DIGIT_RUN_PATTERN =
  /(?<![\p{L}\d€$£#/.,-])(?:\+|\()?\d(?:[ \t().\-/\u2011\u2013]{0,3}\d){7,15}(?![\p{L}\d]|[.,-]\d)/gu

function findPhone(text: string): string | null {
  for (const [run] of text.matchAll(DIGIT_RUN_PATTERN)) {
    if (isPhone(run)) return run.replace(/\s+/g, ' ').trim()
  }
  return null
}

function isPhone(run: string): boolean {
  const digits = run.replace(/\D/g, '')
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(run)) return false
  // "+31 (0)6 …" has a zero too many.
  const dutch = digits.replace(/^(?:0031|31)0?/, '0')
  if (run.startsWith('+31') || digits.startsWith('0031')) return /^0[1-9]\d{8}$/.test(dutch)
  if (run.startsWith('+')) return digits.length >= 9 && digits.length <= 15 && !digits.startsWith('0')
  if (digits.startsWith('00')) return digits.length >= 11 && digits.length <= 16 && digits[2] !== '0'
  return /^0[1-9]\d{8}$/.test(digits)
}

const NAME_WORD = String.raw`\p{L}[\p{L}'’.-]{0,29}`
const LINK_WORD = String.raw`(?:van|de|den|der|het|ter|ten|te|la|le|el|al|von|op|in|'t|in 't|of)`
const STATED_PATTERN = new RegExp(
  String.raw`(?:\bmijn naam is|\bm'n naam is|\bik heet|\bmy name is|\bnaam\s?[:=])\s{1,3}(${NAME_WORD}(?:\s(?:${LINK_WORD}|${NAME_WORD})){0,4})`,
  'iu',
)
const PROPER_WORD = String.raw`\p{Lu}[\p{L}'’-]{0,29}`
const IAM_PATTERN = new RegExp(
  String.raw`(?:\b[Ii]k ben|\b[Ii]'m|\b[Ii] am|\b[Gg]roet(?:en|jes)?,?|\bm\.?v\.?g\.?,?)\s{1,3}(${PROPER_WORD}(?:(?:\s${LINK_WORD}){0,2}\s${PROPER_WORD}){0,3})`,
  'u',
)

const LINK_WORD_PATTERN = new RegExp(`^${LINK_WORD}$`, 'iu')

/** Words that end a name, and words in the position of a name that are none. */
const STOP_WORDS = new Set(
  "en,ik,mijn,m'n,maar,want,dus,ook,uit,bij,voor,met,aan,om,wil,wilt,zou,kan,kunt,kunnen,heb,ben,is,was,mag,bel,mail,telefoon,telefoonnummer,tel,email,e-mail,nummer,adres,graag,and,my,i,nederlander,belg,vlaming,nederland,klant,vegetariër,veganist,syvo,vriendelijke,hartelijke,beste,hoe,wat,wanneer,waar,welke,hebben,jullie,u,je,jij,zijn,niet,geen,nog,al,naar,op zoek,tot".split(
    ',',
  ),
)

function findName(text: string): string | null {
  const stated = STATED_PATTERN.exec(text)?.[1]
  const found = stated ?? IAM_PATTERN.exec(text)?.[1]
  if (!found) return null
  const words = found.split(/\s/)
  const end = words.findIndex((word) => STOP_WORDS.has(word.toLowerCase().replace(/(?<![.,])[.,]+$/, '')))
  const kept = withoutSentence(end === -1 ? words : words.slice(0, end))
  while (kept.length > 0 && isLinkWord(kept.at(-1) ?? '')) kept.pop()
  // A full stop after a word, not after an initial, ends the name.
  const sentence = kept.findIndex((word) => /[^.]{2}\.$/.test(word))
  const name = (sentence === -1 ? kept : kept.slice(0, sentence + 1)).join(' ').replace(/(?<![.’'-])[.’'-]+$/, '')
  return name.length >= 2 && name.length <= 80 ? name : null
}

/**
 * Returns the words of the name: one that begins with a capital continues while its words have capitals; one in lower case has two words at most,
 * apart from particles.
 */
function withoutSentence(words: string[]): string[] {
  const capital = /^\p{Lu}/u.test(words[0] ?? '')
  let own = 0
  const end = words.findIndex((word) => {
    if (isLinkWord(word)) return false
    own += 1
    return capital ? !/^\p{Lu}/u.test(word) : own > 2
  })
  return end === -1 ? words : words.slice(0, end)
}

function isLinkWord(word: string): boolean {
  return LINK_WORD_PATTERN.test(word)
}
