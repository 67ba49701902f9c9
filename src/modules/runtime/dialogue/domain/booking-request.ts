import { normalizeToken } from './dialogue-words.ts'

const READ_MAX = 500
const TOKEN = /\d{1,2}[:.]\d{2}|[\p{L}\p{N}]+/gu

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(normalizeToken))
}

/** Things that can be booked, and words for booking them. */
const OBJECT = words(
  'tafel tafeltje plek plekje plaats plaatsen afspraak reservering boeking kamer proefles knipbeurt behandeling zaal rondleiding',
)
const BOOK = words('reserveren reserveer boeken boek vastleggen inplannen')
const REQUEST_WORDS = words('graag wil willen wilt zou mag wensen hierbij')
const DAY = words(
  `maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maandagavond dinsdagavond woensdagavond donderdagavond vrijdagavond zaterdagavond zondagavond
  vandaag morgen overmorgen vanavond vanmiddag morgenavond morgenmiddag weekend kerst oudejaarsavond januari februari maart april mei juni juli augustus september
  oktober november december`,
)
const NUMBER = words('een twee drie vier vijf zes zeven acht negen tien elf twaalf')
const PEOPLE = words('personen persoon pers mensen man gasten volwassenen vieren tweeen drieen vijven zessen')
/** First words of a question that a page answers. */
const ASKING = words(
  'hoe waar wat waarom wanneer wie welke hoeveel moet moeten zijn hebben heb heeft kost geldt tot vanaf doen werkt',
)
/** Words that show a change of an earlier booking, or another meaning. */
const OTHER =
  words(`annuleren afzeggen wijzigen verzetten verplaatsen veranderen geannuleerd gereserveerd geboekt mijn kosten kost zonder als bevestiging bevestigd
  cadeaubon tafelkleed parkeren parkeerplaats open dicht`)

/** Returns `concrete` for a booking request with a time or a number of people, `wish` for one without, and null for any other message. */
export function bookingOf(text: string): 'concrete' | 'wish' | null {
  const tokens = (text.slice(0, READ_MAX).match(TOKEN) ?? []).map(normalizeToken)
  const said = tokens.filter((token) => token !== 'mail' && token !== 'nummer')
  const first = said.find((token) => !GREETING.has(token)) ?? ''
  if (ASKING.has(first) || isOther(tokens)) return null
  if (!has(tokens, OBJECT) && !has(tokens, BOOK)) return null
  const facts = [hasTime(tokens), has(tokens, DAY), hasPeople(tokens)].filter(Boolean).length
  const asks = text.includes('?') || MAYBE.has(first)
  if (asks) return facts >= 2 ? 'concrete' : null
  if (facts >= 1) return 'concrete'
  return has(tokens, REQUEST_WORDS) ? 'wish' : null
}

const GREETING = words('hoi hallo hey dag goedemiddag goedemorgen goedenavond beste en')
const MAYBE = words('kan kun kunt kunnen mag is')

/** Returns whether the words are about something else. 'Mijn mail is …' beside a booking is no earlier booking; 'mijn reservering' is. */
function isOther(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    if (token === 'mijn' || token === 'onze') return OBJECT.has(tokens[at + 1] ?? '')
    return OTHER.has(token)
  })
}

function hasTime(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    if (/^\d{1,2}[:.]\d{2}$/.test(token) || /^\d{1,2}(?:u|uur|ur)$/.test(token)) return true
    if (token === 'ur' || token === 'u')
      return /^\d{1,2}$/.test(tokens[at - 1] ?? '') || NUMBER.has(tokens[at - 1] ?? '')
    return token === 'om' && (/^\d{1,2}$/.test(tokens[at + 1] ?? '') || NUMBER.has(tokens[at + 1] ?? ''))
  })
}

function hasPeople(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1] ?? ''
    const isCount = /^\d{1,3}$/.test(token) || NUMBER.has(token)
    if (isCount && before === 'vor' && token !== 'en') return true
    return PEOPLE.has(token) && (/^\d{1,3}$/.test(before) || NUMBER.has(before) || before === 'zijn' || before === 'n')
  })
}

/** Words for a booking in an answer, and words for how one is made. */
const BOOKED = words(
  'afspraak reservering boeking reserveren reserveer boeken boek inplannen vastleggen intake proefles',
)
const WAY = words(
  'bel bellen mail mailen online telefonisch telefoon website site app whatsapp formulier knop via link balie langskomen aanvragen aanmelden inschrijven agenda',
)
const YOUR_BOOKING = words('reserveert boekt reserveer boek')

/** Returns whether an answer to a booking request says how to book; a passage that merely mentions an appointment does not help. */
export function tellsHowToBook(answer: string): boolean {
  const tokens = (answer.slice(0, READ_MAX).match(TOKEN) ?? []).map(normalizeToken)
  if (has(tokens, BOOKED) && has(tokens, WAY)) return true
  return tokens.some((token, at) => YOUR_BOOKING.has(token) && ['je', 'u'].includes(tokens[at - 1] ?? ''))
}

function has(tokens: readonly string[], set: ReadonlySet<string>): boolean {
  return tokens.some((token) => set.has(token))
}
