import { answerLimitText } from '#modules/plans/contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { Order } from '../contract.ts'
import type { VatRegime } from '../domain/vat.ts'

const KIND = {
  plan: { what: 'Abonnement', term: 'per maand', total: 'Totaal per maand' },
  rental: { what: 'Bot huren', term: 'per maand', total: 'Totaal per maand' },
  purchase: { what: 'Bot kopen', term: 'eenmalig', total: 'Totaal eenmalig' },
} as const satisfies Record<Order['kind'], object>

const WITH_VAT = {
  standard: 'inclusief btw',
  reverse_charged: 'btw verlegd',
  out_of_scope: 'zonder btw',
} as const satisfies Record<VatRegime, string>

/** The texts of the order page; the law sets the text of the order button (AMB-037). */
export const orderText = {
  title: 'Je bestelling',
  lead: 'Controleer je gegevens. Je bestelt pas als je onderaan op de knop drukt.',
  loading: 'Je bestelling laden',
  failed: 'Je bestelling kon niet worden opgehaald.',
  retry: 'Probeer opnieuw',
  simulatedTitle: 'Dit is een proefomgeving: er wordt geen geld afgeschreven.',
  simulated: 'De betaalpagina is gesimuleerd. Bestellen, factuur en opzeggen werken zoals in het echt.',
  missingTitle: 'Deze bestelling is er niet',
  missing: 'Het adres klopt niet, of de bestelling hoort bij een ander account.',
  kind: KIND,
  who: 'Wie koopt er?',
  whoHint: 'Dit komt op je factuur.',
  business: 'Een bedrijf',
  businessHint: 'Je krijgt een factuur op naam van je bedrijf.',
  consumer: 'Ikzelf, als consument',
  consumerHint: 'Je kunt 14 dagen zonder opgaaf van reden herroepen.',
  fields: {
    country: 'Land',
    inEu: 'Europese Unie',
    outsideEuropeanUnion: 'Buiten de Europese Unie',
    countryHint: 'Staat je land er niet bij? Neem contact met ons op.',
    companyName: 'Bedrijfsnaam',
    kvkNumber: 'KvK-nummer',
    kvkHint: '8 cijfers',
    btwId: { home: 'Btw-id (als je dat hebt)', eu: 'Btw-id', elsewhere: 'Btw-nummer of bedrijfsnummer' },
    vatIdHint: (example: string | null) =>
      example === null ? 'Zoals je belastingdienst of handelsregister het geeft' : `Bijvoorbeeld ${example}`,
    name: 'Je naam',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
  },
  overview: 'Overzicht',
  net: 'Prijs zonder btw',
  vatLabel: {
    standard: 'Btw 21%',
    reverse_charged: 'Btw verlegd',
    out_of_scope: 'Buiten de reikwijdte van de btw',
  } satisfies Record<VatRegime, string>,
  total: (kind: Order['kind'], regime: VatRegime) => `${KIND[kind].total}, ${WITH_VAT[regime]}`,
  regimeNote: {
    standard: null,
    reverse_charged: 'Je geeft de btw zelf aan in je eigen land. We controleren je btw-id elke maand.',
    out_of_scope: 'We rekenen geen Nederlandse btw. In je eigen land kan belasting gelden.',
  } satisfies Record<VatRegime, string | null>,
  notKnownYet: 'Is je btw-id geldig, dan gaat de btw eraf. Je ziet het hier voordat je bestelt.',
  consumerAbroad:
    'Als consument kun je nu alleen vanuit Nederland bestellen. Voor andere landen zijn we nog niet aangemeld voor de btw.',
  vatIdCheck: {
    busy: 'We controleren je btw-id bij VIES, het register van de EU.',
    valid: 'Gecontroleerd bij VIES: dit btw-id is geldig.',
    reversed: 'Gecontroleerd bij VIES: dit btw-id is geldig. De btw is verlegd.',
    unknown: 'VIES kent dit btw-id niet. Controleer het: zonder geldig btw-id kun je vanuit dit land niet bestellen.',
    unknownAtHome: 'VIES kent dit btw-id niet. Controleer het even. Bestellen kan wel.',
    unavailable: 'VIES is nu niet bereikbaar; probeer het zo weer.',
    again: 'Controleer opnieuw',
    onlyForm: (isSimulated: boolean) => `Niet bij VIES gecontroleerd${isSimulated ? ' (proefomgeving)' : ''}.`,
    onlyFormTaxed: (isSimulated: boolean) =>
      `Niet bij VIES gecontroleerd${isSimulated ? ' (proefomgeving)' : ''}. Daarom rekenen we 21% btw.`,
  },
  perMonthNote: 'Elke maand opzegbaar. Geen opstartkosten, nooit meer dan dit bedrag.',
  planLimits: answerLimitText.binds,
  onceNote: 'Je betaalt één keer en houdt toegang.',
  trial: {
    plan: (date: string) => `Je proef loopt tot en met ${date} en stopt dan vanzelf.`,
    rental: (date: string) =>
      `Je probeert deze bot gratis tot en met ${date}. Huur je nu, dan begint je eerste betaalde maand vandaag en vervallen de gratis dagen tot en met ${date}. Wachten kan ook: de proef stopt vanzelf en je instellingen blijven bewaard.`,
    purchase: (date: string) =>
      `Je probeert deze bot gratis tot en met ${date}. Koop je nu, dan betaal je vandaag één keer en is hij meteen van jou. Wachten kan ook: de proef stopt vanzelf en je instellingen blijven bewaard.`,
  } satisfies Record<Order['kind'], (date: string) => string>,
  tryFirst: (name: string) => `Je kunt ${name} eerst 30 dagen gratis proberen.`,
  tryTerms: 'Je hebt geen betaalgegevens nodig. De proef stopt vanzelf en kost niets. Daarna huur je hem voor',
  tryAfter: 'per maand inclusief btw, of je doet niets.',
  startTrial: 'Probeer 30 dagen gratis',
  planOffer: {
    title: 'Betaal niet dubbel',
    has: (title: string) => `${title} draait al op je plan. Je hoeft hem niet ook nog te huren of te kopen.`,
    room: (title: string) =>
      `Je plan heeft plaats voor ${title}, zonder extra kosten. Zet hem aan op zijn pagina, of na je proef bij Mijn Bots.`,
    toBot: (title: string) => `Naar ${title}`,
  },
  rentals: {
    title: 'Betaal niet dubbel',
    onPlan: 'Deze bots huur je nu apart. Ze kunnen zonder extra kosten op dit plan draaien.',
    bought: 'Deze bot huur je nu apart. Na je aankoop is dat niet meer nodig.',
    room: (room: number) =>
      room === 0
        ? 'Dit plan heeft er geen plaats voor.'
        : `Dit plan heeft nog plaats voor ${room === 1 ? '1 bot' : `${formatNumber(room)} bots`}.`,
    perMonth: 'per maand',
    afterPlan: 'De huur loopt door tot je die stopt. Na het betalen zet je een bot met één druk op de knop op je plan.',
    afterBuying: 'De huur loopt door tot je die stopt. Dat kan na het betalen met één druk op de knop.',
    stillRented: (title: string) => `Je huurt ${title} ook nog.`,
    stopNow: 'De huur loopt door tot je die stopt. De bot houd je, want die is nu van jou.',
    stopped: (date: string) => `De huur is opgezegd en loopt tot ${date}. De bot houd je.`,
  },
  terms: 'Ik ga akkoord met de',
  termsLink: 'voorwaarden',
  privacy: 'en heb de',
  privacyLink: 'privacyverklaring',
  privacyRead: 'gelezen',
  version: (date: string) => `Versie van ${date}`,
  termsMissing: 'Ga akkoord met de voorwaarden',
  startsNow: 'Begin meteen met de dienst, dus binnen de bedenktijd van 14 dagen',
  startsNowHint: 'Je herroepingsrecht blijft gelden.',
  withdrawLink: 'Zo werkt herroepen',
  startsNowMissing: 'Geef aan dat de dienst meteen mag beginnen',
  newWindow: '(opent in een nieuw venster)',
  order: 'Bestellen met betalingsverplichting',
  pending: 'Bezig...',
  next: 'Hierna kies je hoe je betaalt: iDEAL, SEPA-incasso of creditcard.',
  giveUp: 'Annuleer',
  confirmFailed: 'Je bestelling is niet verstuurd. Wat je invulde staat er nog. Probeer het opnieuw.',
  priceChanged: 'De prijs is net veranderd. Kijk naar het nieuwe totaal en bestel opnieuw als je akkoord gaat.',
  totalChanged: 'Je totaal is veranderd. Kijk naar het nieuwe bedrag en bestel opnieuw als je akkoord gaat.',
  abandonFailed: 'Je bestelling kon niet worden geannuleerd.',
  alreadyPaid: 'Deze bestelling is al betaald',
  alreadyPaidNote: 'Annuleren kan niet meer. Hieronder zie je hoe je verder gaat.',
  number: 'Bestelnummer',
  ordered: 'Besteld op',
  paidAt: 'Betaald op',
  open: {
    title: 'Je bestelling wacht op je betaling',
    text: 'Je betaalt nog niets zolang je op de betaalpagina niet bevestigt. Heb je net betaald? Dan zie je het hier vanzelf.',
  },
  stopped: {
    title: 'Je bestelling is nog niet betaald',
    text: 'Je kwam terug van de betaalpagina zonder te betalen. Betaal alsnog, of annuleer je bestelling. Heb je toch net betaald? Dan zie je het hier vanzelf.',
  },
  pay: 'Ga verder met betalen',
  cancel: 'Annuleer deze bestelling',
  paid: {
    title: 'Betaald. Bedankt voor je bestelling',
    text: 'De factuur staat bij je abonnement. Je krijgt een mail met de weg erheen.',
  },
  cancelled: { title: 'Deze bestelling is geannuleerd', text: 'Er is niets betaald.' },
  expired: { title: 'Deze bestelling is verlopen', text: 'Er is niet op tijd betaald. Er is niets afgeschreven.' },
  failedOrder: { title: 'De betaling is niet gelukt', text: 'Je hebt geen toegang gekregen en je betaalt niets.' },
  returned: { title: 'Je betaling is terugbetaald', text: 'We konden deze bestelling niet leveren.' },
  withdrawn: {
    title: 'Je hebt deze overeenkomst herroepen',
    text: 'De toegang is gestopt en je geld komt terug op de rekening waarmee je betaalde.',
  },
  again: 'Bestel opnieuw',
  setUp: 'Richt je bot in',
  toDashboard: 'Naar je dashboard',
  toBilling: 'Naar je abonnement en facturen',
  toPlans: 'Bekijk de plannen',
  toBots: 'Naar de marktplaats',
} as const
