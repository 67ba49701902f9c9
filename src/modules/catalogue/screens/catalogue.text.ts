import { formatNumber } from '#ui/format/number.ts'
import type { Sort } from '../domain/listing-filters.ts'
import type { PriceRange } from '../domain/price-range.ts'

/** The texts of listing and detail; texts quoted in the specification are literal. */
export const catalogueText = {
  choose: 'Kies wie er morgen begint.',
  search: 'Zoek een bot',
  searchPlaceholder: 'Zoek op naam of taak',
  filters: 'Filters',
  category: 'Categorie',
  price: 'Prijs per maand',
  allPrices: 'Alle prijzen',
  resetAll: 'Reset alle filters',
  showBots: 'Toon bots',
  sortBy: 'Sorteer op',
  layout: 'Weergave',
  grid: 'Tegels',
  list: 'Lijst',
  featured: 'Uitgelicht',
  noMatch: 'Geen bots gevonden met de huidige filters.',
  noMatchHint: 'Haal een filter weg, of zoek op een ander woord.',
  noWordHint: 'Zoek op een ander woord, of bekijk alle bots.',
  reset: 'Reset filters',
  none: 'Er staan nog geen bots op de marktplaats.',
  noneHint: 'Kom later terug, of laat ons weten welke bot je zoekt.',
  demoTitle: 'Voorbeelddata.',
  demoText: 'De echte bots konden niet worden geladen. Deze kun je bekijken, maar niet huren.',
  retry: 'Probeer opnieuw',
  noticeTitle: 'Opmerking',
  noticeText: 'Demo data wordt getoond - database tijdelijk niet bereikbaar.',
  sortNote: 'Syvo kiest wat uitgelicht is; daarna staan de nieuwste bots bovenaan. Niemand betaalt voor een plek.',
  scoreNote:
    'De Syvo-score is een vaste startscore van onze redactie. Zodra er echte beoordelingen zijn, gebruiken we die.',
  freeMessages: '3 berichten gratis',
  freeTrial: '30 dagen voor € 0,00',
  executions: (count: string) => `${count} antwoorden per maand`,
  maintenance: 'In onderhoud',
  inPlan: 'Zit in je plan',
  needsModel: 'Heeft een taalmodel nodig',
  modelNote: 'Een bot met ‘Heeft een taalmodel nodig’ werkt nog niet op Syvo. Jij hoeft daar niets voor te doen.',
  score: (score: string) => `Syvo-score ${score}`,
  bots: (count: number) => (count === 1 ? 'bot' : 'bots'),
  active: 'actief',
} as const

/** The labels of the sorts (LIST-04). */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  featured: 'Uitgelicht',
  'price-low': 'Prijs: laag naar hoog',
  'price-high': 'Prijs: hoog naar laag',
  rating: 'Syvo-score',
  popular: 'Meest gebruikt',
}

/** The labels of the price ranges (LIST-10). */
export const PRICE_LABELS: Readonly<Record<PriceRange, string>> = {
  '0': 'Gratis',
  '0-50': '€ 0 tot € 50',
  '50-200': '€ 50 tot € 200',
  '200-500': '€ 200 tot € 500',
  '500+': 'Meer dan € 500',
}

const NUMBERS = ['Nul', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien', 'Elf', 'Twaalf']

/** Returns the count as a title: 'Negen bots.', with a figure above twelve. */
export function countTitle(count: number): string {
  return `${NUMBERS[count] ?? formatNumber(count)} ${catalogueText.bots(count)}.`
}
