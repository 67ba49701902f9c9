import { formatNumber } from '#ui/format/number.ts'
/** Texts of the configuration wizard; texts quoted in the specification are literal. */
export const configureText = {
  title: (name: string) => `${name} inrichten`,
  titleOfAny: 'Bot inrichten',
  steps: 'Stappen',
  step1: 'Configuratie',
  step2: 'Testen',
  step3: 'Activatie',
  stepSaved: 'Opgeslagen',
  stepBusy: 'Bezig',
  stepDone: 'Klaar',
  stepLater: 'Daarna',
  loading: 'Configuratie laden',
  loadFailed: 'Er is een fout opgetreden bij het ophalen van de configuratie',
  retry: 'Probeer opnieuw',
  lead: (name: string) => `Hiermee leert ${name} je bedrijf kennen.`,
  requiredNote: 'Velden met een * zijn verplicht.',
  genericNote: 'Deze bot heeft een algemeen formulier: je kiest zelf welke informatie hij krijgt.',
  restored: 'Wat je hier had ingevuld en nog niet had opgeslagen, staat er weer.',
  started: 'We hebben een begin voor je ingevuld. Vervang elk ‘[vul in]’ door je eigen gegevens.',
  choose: 'Kies',
  isAbsent: 'Deze pagina heb ik niet',
  absent: 'Heb ik niet',
  save: 'Opslaan en testen',
  saving: 'Bezig met opslaan',
  saved: 'Configuratie opgeslagen',
  savedValid: 'Configuratie succesvol opgeslagen!',
  savedInvalid: 'Configuratie opgeslagen maar niet alle velden zijn correct ingevuld',
  closesTitle: 'Hiermee gaat je chat uit',
  closesText: (name: string, fields: string) =>
    `Zolang dit niet klopt, antwoordt ${name} niet: ${fields}. Bewaar je het zo, dan verdwijnt de chat van je site.`,
  closesConfirm: 'Opslaan en chat uitzetten',
  closesCancel: 'Terug naar het formulier',
  stillMissing: 'Nog nodig:',
  missing: (names: string) => `Nog nodig: ${names}.`,
  elsewhere: (when: string) => `Deze configuratie is ook ergens anders opgeslagen, ${when}.`,
  chooseFirst: 'Kies eerst welke tekst blijft',
  completed: (address: string) => `Aangevuld tot ${address}`,
  saveFailed: (message: string) => `Fout bij opslaan: ${message}`,
  unknownProblem: 'probeer het opnieuw',
  reset: 'Maak alles leeg',
  toMyBots: 'Terug',
  resetTitle: 'Configuratie resetten?',
  resetText: 'We wissen alles wat je hebt ingevuld, ook het uiterlijk van je chat. De code op je site blijft dezelfde.',
  resetConfirm: 'Configuratie resetten',
  resetDone: 'Configuratie gereset',
  resetFailed: 'Fout bij resetten',
  back1: 'Terug naar Configuratie',
  back2: 'Terug naar Testen',
  continueNote: 'Je kunt altijd terug om iets aan te vullen.',
  toStep3: 'Naar Activatie',
  testing: 'Bezig met testen',
  activateTitle: (name: string) => `Zet ${name} aan`,
  activateText: 'Daarna krijg je de code voor je site en de link naar je chatpagina.',
  onTitle: (name: string) => `${name} staat aan`,
  onUnreadTitle: (name: string) => `${name} staat aan, maar kan nog weinig beantwoorden`,
  onText: 'In Syvo Connect staan de code voor je site en de link naar je chatpagina.',
  nothingReadTitle: (name: string) => `${name} heeft nog geen pagina gelezen.`,
  nothingReadText: 'Op de meeste vragen komt dan geen antwoord. Kijk eerst bij Testen wat er niet lukte.',
  toTest: 'Naar Testen',
  stillReadingTitle: (name: string) => `${name} leest je pagina’s nog.`,
  stillReadingText: 'Vragen over je pagina’s krijgen pas antwoord als ze gelezen zijn.',
  alreadyOn: 'Je kunt direct publiceren.',
  hasAccess: (name: string) => `Je hebt toegang tot ${name}.`,
  onPlan: (active: number, limit: number | null) =>
    limit === null
      ? 'Deze bot komt op je plan.'
      : `Deze bot komt op je plan: ${formatNumber(active)} van ${formatNumber(limit)} ${limit === 1 ? 'plaats is' : 'plaatsen zijn'} bezet.`,
  activate: 'Activeren en publiceren',
  activating: 'Bezig met activeren',
  toPublish: 'Naar Syvo Connect',
  activateFailed: 'Fout bij activeren van de bot',
  noAccess: (name: string) => `Je plan heeft geen plaats voor ${name}.`,
  noAccessText: 'Probeer de bot 30 dagen voor € 0,00. Je hebt geen betaalgegevens nodig en de proef stopt vanzelf.',
  modelTitle: 'Heeft een taalmodel nodig.',
  modelMissing: 'Er is hier geen taalmodel aangesloten. Je instellingen zijn bewaard, maar inschakelen kan nu niet.',
  modelMissingOwn:
    'Er is hier geen taalmodel aangesloten. De bot geeft nu geen antwoorden; bezoekers zien een contactformulier. Je instellingen zijn bewaard.',
  notRentable: 'Deze bot kan nu niet worden gehuurd.',
  startTrial: 'Start je proef van 30 dagen',
  starting: 'Bezig met starten',
  trialStarted: 'Je proef is begonnen',
  trialFailed: 'De proef kon niet worden gestart.',
  seePlans: 'Bekijk plannen',
  checking: 'We kijken of je deze bot mag activeren',
} as const

/** The label of a form field, with its hint and placeholder (AMB-120). */
export interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
}

const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  menu_url: {
    label: 'Pagina met je menukaart',
    hint: 'Een webpagina of een pdf.',
    placeholder: 'https://www.jouwzaak.nl/menu',
  },
  openingstijden: { label: 'Openingstijden', placeholder: 'Dinsdag tot en met zondag 17:00 tot 22:00' },
  reservering_method: {
    label: 'Reserveren',
    hint: 'Je telefoonnummer en e-mailadres haalt de bot van je pagina’s. Bij ‘online link’ verwijst hij naar je website: voeg de pagina waar gasten reserveren bij Testen toe als extra pagina.',
  },
  product_feed_url: {
    label: 'Adres van je productlijst',
    hint: 'Een productfeed (Google Merchant-XML) of een CSV-bestand, hoogstens 20.000 producten.',
    placeholder: 'https://www.jouwwinkel.nl/feed.xml',
  },
  tone_of_voice: { label: 'Toon' },
  currency: { label: 'Valuta' },
  functietitel: { label: 'Functietitel', placeholder: 'Bijvoorbeeld: kok' },
  must_have_skills: { label: 'Vereiste vaardigheden', hint: 'Wat een kandidaat echt moet kunnen.' },
  bedrijfstoon: { label: 'Toon van je bedrijf' },
  faq_url: {
    label: 'Pagina met veelgestelde vragen',
    placeholder: 'https://www.jouwbedrijf.nl/veelgestelde-vragen',
  },
  retourbeleid_url: { label: 'Pagina over retourneren', placeholder: 'https://www.jouwbedrijf.nl/retourneren' },
  bedrijfsinfo: { label: 'Over je bedrijf', hint: 'Wat je doet, waar je zit en hoe klanten je bereiken.' },
  bot_doel: { label: 'Doel van de bot', hint: 'In één zin, hoogstens 120 tekens.' },
  bron_urls: {
    label: 'Bronpagina’s',
    hint: 'Eén adres per regel, bijvoorbeeld www.jouwbedrijf.nl. Mag leeg blijven.',
    placeholder: 'https://www.jouwbedrijf.nl',
  },
  voorbeeldinput: { label: 'Voorbeeldvraag', hint: 'Een vraag zoals een klant hem stelt.' },
  verwachte_output: { label: 'Verwacht antwoord', hint: 'Het antwoord dat jij daarop zou geven.' },
}

/** Returns the texts of a field; an unknown field gets its own name as label. */
export function fieldText(name: string): FieldText {
  return FIELD_TEXTS[name] ?? { label: name }
}
