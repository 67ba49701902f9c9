import { BOT_CATEGORIES, categoryKey, type LISTED_CATEGORIES } from './categories.ts'
import { foldText } from './listing-rules.ts'
import { searchTermsOf } from './search-terms.ts'

/** A word that begins with a trade word of at least five letters means that trade too: 'restaurants', and 'boekhoudpakket' by 'boekhoud'. */
const PREFIX_LENGTH_MIN = 5

/** The usual words for the subjects and trades of a listed category, without capitals and accents (AMB-194). */
const TRADE_WORDS: Readonly<Record<(typeof LISTED_CATEGORIES)[number], string>> = {
  Productiviteit:
    'productiviteit productief vergadering vergaderen notulen notuleren notulist verslag agenda planning overleg actielijst efficient samenvatting samenvatten kantoor',
  Marketing:
    'marketing reclame adverteren advertentie campagne nieuwsbrief nieuwsbrieven social socialmedia content tekstschrijver tekstschrijven copywriter seo mailing instagram linkedin reclamebureau',
  Klantenservice:
    'klantenservice klantcontact klantvraag klantvragen support helpdesk servicedesk faq retour klacht klachten receptie telefoniste intercom livechat',
  Administratie:
    'administratie administratief boekhoud accountant factuur factur btw bon bonnen bonnetje declaratie belasting aangifte zzp offerte',
  'HR & Recruitment':
    'hr personeel personeelszaken recruitment recruiter werving vacature sollicitatie sollicitant sollicitanten uitzendbureau vacatures medewerker medewerkers verlof onboarding cv',
  'E-commerce':
    'e-commerce ecommerce webshop webwinkel winkel winkels shop productadvies verkoop verkopen retail bestelling bestellingen levering online-winkel kledingwinkel bloemen bloemist boeket',
  Horeca:
    'horeca restaurant cafe eetcafe lunchroom hotel eten menukaart tafel reserveren reservering keuken bar kroeg bistro brasserie pizzeria catering ijssalon snackbar',
  'Sport & Gezondheid':
    'sport sporten sportschool fitness gezondheid fysio fysiotherapie yoga training trainingsschema zorg gym personal-trainer sportvereniging dietist praktijk wellness',
}

/** Categories whose bots are found as well: a shop owner also has customers with questions. */
const ALSO_FOUND: Readonly<Record<string, readonly string[]>> = {
  [categoryKey('E-commerce')]: [categoryKey('Klantenservice')],
}

/** Returns the categories in which a word of a search finds bots: those that it names and those beside them; all of them for 'chatbot'. */
export function categoriesFoundBy(word: string): string[] {
  if (ANY_BOT_WORDS.includes(foldText(word))) return BOT_CATEGORIES.map(categoryKey)
  return [...new Set(categoriesNamedBy(word).flatMap((key) => [key, ...(ALSO_FOUND[key] ?? [])]))]
}

const ANY_BOT_WORDS = 'ai assistent bot bots chat chatbot chatbots chatten'.split(' ')

/** Returns the keys of the listed categories that the words of a search name, those named by most words first. */
export function categoriesNamedBy(search: string): string[] {
  const typed = searchTermsOf(search).map(foldText)
  const named = Object.entries(TRADE_WORDS).map(([category, words]) => {
    const own = words.split(' ')
    const hits = typed.filter((word) => own.some((one) => means(word, one))).length
    return { key: categoryKey(category), hits }
  })
  return named
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ key }) => key)
}

/** Every trade word, for correcting a mistyped one. */
export const ALL_TRADE_WORDS: readonly string[] = Object.values(TRADE_WORDS).flatMap((words) => words.split(' '))

function means(typed: string, word: string): boolean {
  return typed === word || (word.length >= PREFIX_LENGTH_MIN && typed.startsWith(word))
}
