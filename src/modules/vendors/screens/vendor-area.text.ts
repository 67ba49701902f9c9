import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { VendorBotFigures } from '../contract.ts'

const STATUS = {
  draft: 'Nog niet ingediend',
  pending_review: 'Wacht op beoordeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
} as const

/** The texts of the vendor area; texts quoted in the specification are literal. */
export const vendorAreaText = {
  retry: 'Probeer opnieuw',
  tryAgain: 'Probeer het opnieuw.',
  newBot: 'Nieuwe bot',
  edit: 'Bewerk',
  remove: 'Verwijder',
  cancel: 'Annuleer',
  ofBot: (title: string) => ` ${title}`,
  unnamed: 'Bot zonder titel',
  failed: 'Mislukt',
  removeFailed: 'Verwijderen mislukt',
  removeAsk: (title: string) => `Weet je zeker dat je "${title}" wilt verwijderen?`,
  removeNote: 'Ook alle versies en je concept worden verwijderd. Je verkopen blijven in je afrekeningen staan.',
  removed: (title: string) => `${title} is verwijderd`,
  plan: 'Abonnement',
  published: (isActive: boolean) => (isActive ? 'Gepubliceerd' : 'Concept'),
  public: (isActive: boolean) => (isActive ? 'Public' : 'Draft'),
  status: (status: keyof typeof STATUS) => STATUS[status],
  limit: 'Plaatsen op je plan',
  limitUsed: (used: number, most: number | null) =>
    most === null
      ? `${formatNumber(used)} in gebruik, zonder limiet`
      : `${formatNumber(used)} van ${formatNumber(most)} ${most === 1 ? 'plaats' : 'plaatsen'} op je plan in gebruik`,
  limitWaits: (count: number) =>
    count === 1
      ? '1 bot wacht op beoordeling en staat nog niet op de marktplaats.'
      : `${formatNumber(count)} bots wachten op beoordeling en staan nog niet op de marktplaats.`,
  limitReached: 'Je plan is vol. Zet een bot uit of',
  limitUpgrade: 'kies een groter plan',
  listTitle: 'Mijn bots als maker',
  listLead: 'Publiceer, bewerk en volg wat je gemaakt hebt.',
  listLoading: 'Je bots laden',
  listFailed: 'Je bots konden niet worden geladen.',
  empty: 'Maak je eerste bot',
  emptyText: 'In vier stappen van idee naar marktplaats. Alles wat je typt, blijft bewaard.',
  feedback: 'Wat de reviewer schreef',
  paused: 'Stilgezet door Syvo',
  needsModel: 'Heeft een taalmodel nodig',
  modelMissing: 'Nu niet te proberen, te huren of te kopen: er is hier geen taalmodel aangesloten.',
  updateWaits: (number: number) => `Versie ${number} wacht op beoordeling`,
  activeWaits: (status: 'draft' | 'pending_review' | 'rejected') =>
    status === 'pending_review' ? 'Pas zichtbaar na goedkeuring.' : 'Pas zichtbaar na indienen en goedkeuring.',
  updated: (date: string) => `Gewijzigd op ${date}`,
  once: (amount: string) => `${amount} eenmalig`,
  monthly: (amount: string) => `${amount} per maand`,
  noPrice: 'Nog geen prijs',
  homeTitle: 'Maker-dashboard',
  homeLead: 'Wat je bots opbrengen en hoe ze het doen.',
  homeLoading: 'Je dashboard laden',
  homeFailed: 'Je dashboard kon niet worden geladen.',
  freeActive: 'Je gratis plan is actief',
  freeActiveNote: 'Je kunt meteen één bot publiceren.',
  totals: {
    bots: 'Totaal bots',
    published: 'Gepubliceerd',
    sales: 'Verkopen',
    revenue: 'Omzet',
    share: 'Jouw deel (85%)',
  },
  waiting: (count: number) =>
    count === 1 ? '1 wacht op beoordeling' : `${formatNumber(count)} wachten op beoordeling`,
  withoutVat: 'zonder btw',
  ofRevenue: 'van je omzet',
  months: 'Omzet per maand',
  simulatedTitle: (amount: string, sales: number) =>
    `Gesimuleerd verkocht: ${amount} (${sales === 1 ? '1 verkoop' : `${formatNumber(sales)} verkopen`})`,
  simulated:
    'Deze verkopen zijn gedaan in de proefomgeving. Er is niets betaald: ze tellen nergens mee en we betalen ze niet uit.',
  simulatedMonths: 'Gesimuleerd per maand',
  simulatedOfBot: (amount: string) => `gesimuleerd ${amount}`,
  monthsNote: '12 maanden, zonder btw',
  monthsLabel: (what: string, shown: readonly string[]) => `${what}: ${shown.join(', ')}`,
  monthBar: (month: string, cents: number, sales: number) =>
    `${month}: ${euro(cents)}, ${sales === 1 ? '1 verkoop' : `${formatNumber(sales)} verkopen`}`,
  noSales: 'Nog geen verkopen. Zodra een klant huurt of koopt, zie je hier elke maand je omzet.',
  bots: 'Je bots',
  noBots: 'Je hebt nog geen bots.',
  column: {
    bot: 'Bot',
    use: 'Klanten',
    talks: 'Gesprekken',
    unanswered: 'Niet beantwoord',
    health: 'Gezondheid',
    revenue: 'Omzet',
    live: 'Zichtbaarheid',
    action: 'Acties',
  },
  window: 'Gesprekken en niet beantwoorde vragen zijn van de laatste 30 dagen.',
  health: healthText,
  questions: 'Vragen zonder antwoord',
  questionsNote: 'Gesteld aan je voorbeeldbedrijven, laatste 30 dagen. Wat je eigen klanten vragen, zien alleen zij.',
  noQuestions: 'Er zijn geen vragen zonder antwoord.',
  asked: (title: string, date: string) => `${title}, ${date}`,
  profileTitle: 'Makersgegevens',
  profileLead:
    'Bied je een bot tegen betaling aan, dan moeten kopers weten wie je bent. Dit staat op de pagina van je betaalde bots.',
  profileLoading: 'Je gegevens laden',
  profileFailed: 'Je gegevens konden niet worden geladen.',
  verified: 'Gecontroleerd door Syvo',
  unverified: 'Nog niet gecontroleerd',
  unverifiedNote: 'Een beheerder kijkt of dit klopt. Tot die tijd kun je gewoon verder werken.',
  sentBack: 'Er klopt nog iets niet',
  sentBackNote: 'Pas het aan en sla op. Dan kijkt een beheerder opnieuw.',
  fields: {
    company: 'Bedrijfsnaam',
    contact_name: 'Jouw naam',
    email: 'E-mailadres voor klanten',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
    kvk: 'KvK-nummer',
    btw_id: 'Btw-id',
  },
  contactHint: 'Voor ons; klanten zien je bedrijfsnaam.',
  vatIdHint: 'Bijvoorbeeld NL123456789B01. Laat leeg als je er geen hebt.',
  kvkHint: '8 cijfers',
  declare: 'Ik bied op Syvo alleen bots aan die aan de wet voldoen',
  save: 'Sla op',
  saving: 'Bezig met opslaan',
  saved: 'Je gegevens zijn opgeslagen',
} as const

/** Summarises a bot's nights in words; nights without a result do not count. */
function healthText(bot: Pick<VendorBotFigures, 'health' | 'in_maintenance' | 'is_paused'>): {
  state: 'good' | 'bad' | 'attention' | 'idle'
  text: string
} {
  const knownDays = bot.health.filter(({ outcome }) => outcome !== 'unknown')
  const failing = knownDays.filter(({ outcome }) => outcome === 'failing').length
  if (bot.is_paused) return { state: 'bad', text: 'Stilgezet door Syvo' }
  if (bot.in_maintenance) return { state: 'bad', text: 'In onderhoud' }
  if (knownDays.length === 0) return { state: 'idle', text: 'Nog niet getest' }
  if (failing === 0) return { state: 'good', text: 'Gezond' }
  const nights = knownDays.length === 1 ? 'nacht' : 'nachten'
  return { state: 'attention', text: `${failing} van ${knownDays.length} ${nights} mislukt` }
}
