import { categoryKey, type LISTED_CATEGORIES } from './categories.ts'
import { foldText } from './listing-rules.ts'
import { searchTermsOf } from './search-terms.ts'

/** A word that begins with one of these from five letters on means it too: 'restaurants', 'boekhoudpakket' by 'boekhoud'. */
const PREFIX_LENGTH_MIN = 5

/** What people call the subjects of a listed category, without capitals and accents. */
const WORDS: Readonly<Record<(typeof LISTED_CATEGORIES)[number], string>> = {
  Productiviteit:
    'productiviteit productief vergadering vergaderen notulen notulist verslag agenda planning overleg actielijst',
  Marketing:
    'marketing reclame adverteren advertentie campagne nieuwsbrief nieuwsbrieven social socialmedia content tekstschrijver copywriter seo',
  Klantenservice:
    'klantenservice klantcontact klantvraag klantvragen support helpdesk servicedesk faq retour klacht klachten',
  Administratie: 'administratie boekhoud factuur factur btw bon bonnen bonnetje declaratie',
  'HR & Recruitment':
    'hr personeel personeelszaken recruitment recruiter werving vacature sollicitatie sollicitant sollicitanten',
  'E-commerce': 'e-commerce ecommerce webshop webwinkel winkel winkels shop productadvies verkoop verkopen',
  Horeca: 'horeca restaurant cafe eetcafe lunchroom hotel eten menukaart tafel reserveren reservering',
  'Sport & Gezondheid':
    'sport sporten sportschool fitness gezondheid fysio fysiotherapie yoga training trainingsschema zorg',
}

/** The listed categories that the words of a search name, by their keys; those that are named by most words first. */
export function categoriesNamedBy(search: string): string[] {
  const typed = searchTermsOf(search).map(foldText)
  const named = Object.entries(WORDS).map(([category, words]) => {
    const own = words.split(' ')
    const hits = typed.filter((word) => own.some((one) => means(word, one))).length
    return { key: categoryKey(category), hits }
  })
  return named
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ key }) => key)
}

function means(typed: string, word: string): boolean {
  return typed === word || (word.length >= PREFIX_LENGTH_MIN && typed.startsWith(word))
}
