import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { SMOKE_CATEGORY_NAMES } from '../contract/smoke-category-names.text.ts'
import type { SmokeRun } from '../contract.ts'

/** The texts of the smoke tests' screen; texts quoted in the specification are literal. */
export const smokeText = {
  title: 'Gezondheidstests',
  lead: 'Vaste vragen aan ingerichte bots, om te zien of ze nog goed antwoorden.',
  loading: 'Gezondheidstests laden',
  loadFailed: 'Kon gegevens niet laden.',
  loadFailedNote: 'Een test die loopt, gaat gewoon door.',
  retry: 'Probeer opnieuw',
  cards: 'Per categorie',
  configured: 'Ingerichte bots',
  configuredNote: (tests: number) => (tests === 1 ? '1 vraag per bot' : `${formatNumber(tests)} vragen per bot`),
  passRate: 'Geslaagd',
  noRate: '–',
  neverTested: 'Nog geen uitslag',
  passed: 'Goed',
  failed: 'Fout',
  running: 'Bezig',
  testAll: 'Test Alle',
  testAllOf: (category: string) => `Test Alle: ${category}`,
  testEverything: 'Test elke categorie',
  starting: 'Start',
  stop: 'Stoppen',
  stopOf: (name: string) => `Stoppen: ${name}`,
  progress: (name: string) => `Voortgang van ${name}`,
  progressText: (done: number, total: number) => `${formatNumber(done)} van ${formatNumber(total)}`,
  started: 'De test is gestart',
  startedNote: (total: number) =>
    total === 1 ? '1 vraag, zo klaar.' : `${formatNumber(total)} vragen, één per seconde.`,
  seeRunning: 'Bekijk hoe ver die is',
  startFailed: 'Starten lukte niet',
  stopped: 'De test is gestopt',
  stoppedNote: (count: number) =>
    count === 0
      ? 'Alle vragen waren al gesteld.'
      : count === 1
        ? '1 vraag is niet meer gesteld.'
        : `${formatNumber(count)} vragen zijn niet meer gesteld.`,
  stopFailed: 'Stoppen lukte niet',
  failedNote: 'Probeer het zo nog eens.',
  everyCategory: 'Alle categorieën',
  nightly: 'Nachtelijke controle',
  singleBot: 'Eén bot',
  lastTested: (when: string) => `Getest op ${when}`,
  wasStopped: 'Gestopt',
  health: 'Bots die aandacht vragen',
  healthNote: 'Laatste 14 nachten',
  healthy: 'Geen bot faalde in de laatste 14 nachten.',
  maintenance: (date: string) => `In onderhoud sinds ${date}`,
  dayOf: { good: 'in orde', failing: 'fout', unknown: 'niet te testen', none: 'niet getest' },
  dayCount: (passed: number, asked: number) => `${formatNumber(passed)} van ${formatNumber(asked)} goed`,
  legend: 'Uitleg van de vakjes',
  results: 'Uitslagen per bot',
  noResults: 'Nog geen uitslagen',
  noResultsNote: 'Start een test bij een categorie. De uitslag staat hier per bot en per vraag.',
  sample: 'Voorbeeldbedrijf',
  customer: 'Inrichting van een klant',
  expected: 'Verwachte woorden',
  found: 'gevonden',
  missing: 'ontbreekt',
  forbidden: 'Mag niet voorkomen',
  expectsRefusal: 'De bot hoort hier te zeggen dat dit niet bij zijn onderwerp hoort.',
  noWords: 'Geen verwachte woorden: elk antwoord is goed.',
  answer: 'Antwoord',
  noAnswer: 'Geen antwoord',
  tally: (passed: number, total: number) => `${formatNumber(passed)} van ${formatNumber(total)} goed`,
} as const

/** The name of each category on this screen, and its sign. */
export const CATEGORY_NAMES: Readonly<Record<string, { name: string; sign: string }>> = {
  horeca: { name: SMOKE_CATEGORY_NAMES.horeca, sign: 'Horeca' },
  ecommerce: { name: SMOKE_CATEGORY_NAMES.ecommerce, sign: 'E-commerce' },
  hr: { name: SMOKE_CATEGORY_NAMES.hr, sign: 'HR & Recruitment' },
  support: { name: SMOKE_CATEGORY_NAMES.support, sign: 'Klantenservice' },
  generic: { name: SMOKE_CATEGORY_NAMES.generic, sign: 'Productiviteit' },
}

/** The look of each status of a question. */
export const RUN_STATES = {
  waiting: { state: 'idle', word: 'Wacht' },
  running: { state: 'busy', word: 'Bezig' },
  passed: { state: 'good', word: 'Goed' },
  failed: { state: 'bad', word: 'Fout' },
  cancelled: { state: 'idle', word: 'Gestopt' },
} as const satisfies Readonly<Record<SmokeRun['status'], { state: string; word: string }>>

const REASONS: Readonly<Record<string, string>> = {
  config_gone: 'De inrichting bestaat niet meer.',
  bot_not_found: 'De bot bestaat niet meer.',
  timeout: 'De bot antwoordde niet op tijd.',
  endpoint_unreachable: 'Het endpoint is niet te bereiken.',
  endpoint_timeout: 'Het endpoint antwoordde niet op tijd.',
  endpoint_malformed: 'Het endpoint gaf een antwoord dat niet te lezen is.',
  malformed: 'Het antwoord is niet te lezen.',
  unavailable: 'Het model is niet bereikbaar.',
  circuit_open: 'Het model is even niet bereikbaar.',
  rate_limited: 'Het model had het te druk.',
  too_many: 'De bot had het te druk.',
  unauthorised: 'De toegang tot het model is geweigerd.',
  bad_request: 'Het model nam de vraag niet aan.',
  cut_off: 'Het antwoord brak halverwege af.',
  no_end: 'Het antwoord brak halverwege af.',
  limit_exceeded: 'De limiet van deze klant is bereikt.',
  subscription_required: 'Deze klant heeft geen abonnement meer voor deze bot.',
  paused: 'De bot staat op pauze.',
  internal: 'De test zelf liep vast. Dat ligt niet aan de bot.',
}

/** Returns why a question failed, in words; null for one that failed on its words alone. */
export function errorText(error: string | null): string | null {
  if (error === null) return null
  const [, wrong] = /^forbidden:\s*(.*)$/s.exec(error) ?? []
  if (wrong !== undefined) return `Het antwoord noemt wat niet mag: ${wrong.trim()}.`
  const isOwn = error.startsWith('own:')
  const reason = isOwn ? error.slice('own:'.length) : error
  const reasonText = REASONS[reason] ?? 'De bot gaf een fout.'
  return isOwn ? `${reasonText} Het ligt aan het eigen endpoint van de bot.` : reasonText
}

/** Returns how long an answer took: '1,2 s'. */
export function durationText(durationMs: number): string {
  if (durationMs < 100) return '< 0,1 s'
  return `${formatDecimal(durationMs / 1000)} s`
}
