import { formatNumber } from '#ui/format/number.ts'
/** Texts of My Bots; texts quoted in the specification are literal. */
export const myBotsText = {
  title: 'Mijn Bots',
  lead: 'Schakel bots in, richt ze in en zet ze op je site.',
  loading: 'Je bots laden',
  failed: 'Je bots konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  empty: 'Er zijn nog geen bots om in te schakelen',
  emptyText: 'Kijk op de marktplaats welke bots er zijn.',
  toMarketplace: 'Naar de marktplaats',
  limit: 'Bots op je plan',
  used: (count: number, limit: number | null) =>
    limit === null
      ? `${formatNumber(count)} actief, zonder limiet`
      : `${formatNumber(count)} van ${formatNumber(limit)} actief`,
  directAccessNote: 'Bots die je probeert, huurt of hebt gekocht, tellen niet mee.',
  limitReached: 'Je hebt de limiet van je plan bereikt.',
  upgrade: 'Upgrade je plan',
  own: 'Jouw bots',
  offers: 'Op de marktplaats',
  allOffers: 'Zoek in alle bots',
  state: (isActive: boolean) => (isActive ? 'Actief' : 'Inactief'),
  active: (name: string) => `${name} actief`,
  answers: (name: string) => `Antwoorden van ${name} deze maand`,
  ofBot: (name: string) => ` van ${name}`,
  dashboard: 'Dashboard',
  configure: 'Inrichten',
  rentOn: 'Huur verder',
  publish: 'Zet op je site',
  access: { plan: 'Op je plan', trial: 'Proef', rental: 'Gehuurd', purchase: 'Gekocht' },
  slotsOnPlan: 'Zit in je plan',
  switchOn: 'Schakel in bij Mijn Bots',
  toSubscription: 'Naar je abonnement',
  until: (source: string, date: string) => `${source} tot en met ${date}`,
  thenOnPlan: (source: string) => `${source}, daarna op je plan`,
  renews: (source: string, date: string) => `${source}, wordt verlengd op ${date}`,
  expired: 'Toegang verlopen',
  paused: 'Stilgezet door Syvo',
  needsModel: 'Heeft een taalmodel nodig',
  modelMissing: 'Werkt nu niet: geen taalmodel aangesloten',
  turnedOn: (name: string) => `${name} staat aan`,
  turnedOnNext: 'Richt hem in en zet hem op je site.',
  turnedOff: (name: string) => `${name} staat uit`,
  turnedOffNext: 'Hij antwoordt niet meer. Je instellingen blijven bewaard.',
  activateFailed: 'Fout bij activeren',
  deactivateFailed: 'Fout',
  tryAgain: 'Probeer het opnieuw.',
} as const

/** The labels of category keys; an unknown key is shown as it is (MYBOTS-05, AMB-120). */
const CATEGORY_LABELS: ReadonlyMap<string, string> = new Map([
  ['ecommerce', 'E-commerce'],
  ['klantenservice', 'Klantenservice'],
  ['socialmedia', 'Social media'],
  ['hrrecruitment', 'HR & Recruitment'],
  ['marketingverkoop', 'Marketing & Verkoop'],
  ['eventplanning', 'Eventplanning'],
  ['financien', 'Financiën'],
  ['fitness', 'Fitness'],
  ['restaurant', 'Restaurant'],
])

/** Returns the label of a category on the screen (MYBOTS-05). */
export function categoryLabel(category: string): string {
  return CATEGORY_LABELS.get(category) ?? category
}
