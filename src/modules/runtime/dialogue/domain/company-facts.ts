import type { CompanyFacts, TypedDetails } from './dialogue.ts'

/** The facts read of a company that a refusal uses. */
export interface KnownCompany {
  /** The titles of its pages, then the headings on them, in their order. */
  readonly titles: readonly string[]
  /** Passages that are likely to tell how to reach the company, the likeliest first. */
  readonly contactTexts: readonly string[]
}

const TOPICS_MAX = 4
const TOPIC_CHARS_MAX = 40
const TOPIC_WORDS_MAX = 5

/** Returns what a refusal can offer: page subjects in the company's own words, and the first telephone number and mail address found. */
export function companyFactsOf(
  known: KnownCompany,
  company: string | null,
  detect: (text: string) => TypedDetails | null,
): CompanyFacts {
  const found = known.contactTexts.map(detect)
  return {
    topics: topicsOf(known.titles, company ?? ''),
    phone: found.find((details) => details?.phone)?.phone ?? writtenPhone(known.contactTexts),
    email: found.find((details) => details?.email)?.email ?? null,
  }
}

/** Returns the first number that stands after 'bel' or 'telefoon', also a short one as 0800 1234; null without one. */
function writtenPhone(texts: readonly string[]): string | null {
  for (const text of texts) {
    const tokens = text.match(/\p{L}+|\d+/gu) ?? []
    for (const [at, token] of tokens.entries()) {
      const isSaid = tokens.slice(Math.max(0, at - 4), at).some((word) => CALL.has(word.toLowerCase()))
      if (!isSaid || !token.startsWith('0')) continue
      const end = tokens.findIndex((next, index) => index > at && !/^\d/.test(next))
      const run = tokens.slice(at, end < 0 ? undefined : end)
      if (hasPhoneLength(run)) return run.join(' ')
    }
  }
  return null
}

const CALL: ReadonlySet<string> = new Set(['bel', 'bellen', 'telefoon', 'telefoonnummer', 'telefonisch', 'tel'])

function hasPhoneLength(run: readonly string[]): boolean {
  const { length } = run.join('')
  return length >= 8 && length <= 11
}

function topicsOf(titles: readonly string[], company: string): string[] {
  const topics = new Map<string, string>()
  for (const title of titles) {
    const topic = topicOf(title, company.toLowerCase())
    if (topic !== null && !topics.has(topic.toLowerCase())) topics.set(topic.toLowerCase(), topic)
  }
  return [...topics.values()].slice(0, TOPICS_MAX)
}

/** Returns a page's subject without the company's name around it; null for a title that names no subject. */
function topicOf(title: string, company: string): string | null {
  const parts = (title.split(', onderdeel ‘')[0] ?? '').split(/ [|–—·•»-] |: /)
  const part = parts.map((piece) => piece.trim()).find((piece) => piece !== '' && piece.toLowerCase() !== company)
  if (!part || part.length < 3 || part.length > TOPIC_CHARS_MAX || /[?!@/<>{}[\]]|\.\p{L}/u.test(part)) return null
  const words = part.split(/\s+/)
  if (
    words.length > TOPIC_WORDS_MAX ||
    NO_TOPIC.has(part.toLowerCase()) ||
    NO_TOPIC.has((words[0] ?? '').toLowerCase())
  )
    return null
  if (company !== '' && part.toLowerCase().includes(company)) return null
  return inSentence(part, words)
}

/** Returns a topic as it is written inside a sentence: 'Openingstijden' becomes 'openingstijden'; a name or an abbreviation stays. */
function inSentence(topic: string, words: readonly string[]): string {
  const isName = words.some((word, at) => /\p{Lu}/u.test(at === 0 ? word.slice(1) : word))
  return isName ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)
}

/** Titles, and first words of titles, that say nothing about the subject of a page. */
const NO_TOPIC: ReadonlySet<string> = new Set(
  `home homepage welkom startpagina index pagina untitled naamloos contact contactgegevens over info informatie algemeen overig faq veelgestelde nieuws blog
  sitemap zoeken inloggen login account winkelwagen afrekenen menu privacy privacyverklaring privacybeleid cookies cookiebeleid cookieverklaring disclaimer
  algemene voorwaarden 404 bedankt error fout bedrijfsinfo functietitel bot voorbeeldinput verwachte tone adres hoe wat wanneer waar welke wie waarom kan kun
  kunnen is zijn heb hebben mag moet moeten hoeveel wil liever bel je jouw u uw ik we wij onze ons zo`.split(/\s+/),
)
