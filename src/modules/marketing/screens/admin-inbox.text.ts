import { formatNumber } from '#ui/format/number.ts'
import type { ContactTopic } from '../contract/contact-topic.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  enterprise: 'Enterprise',
  'support-pack': 'Supportpakket',
  'sales-pack': 'Salespakket',
  'ecom-pack': 'E-commercepakket',
  'onboarding-call': 'Startgesprek',
  'success-manager': 'Succesmanager',
  'strategy-session': 'Strategiegesprek',
  'custom-integration': 'Koppeling op maat',
  'plan-support': 'Hulp bij je plan',
}

/** The texts of the list of contact messages for administrators. */
export const messagesText = {
  title: 'Berichten',
  lead: 'Wat mensen via het contactformulier schrijven.',
  openCount: (count: number) =>
    count === 1 ? '1 bericht wacht op antwoord.' : `${formatNumber(count)} berichten wachten op antwoord.`,
  state: 'Welke berichten',
  open: 'Open',
  handled: 'Afgehandeld',
  topics,
  noTopic: 'Algemeen',
  list: {
    loading: 'Berichten laden',
    failed: 'De berichten konden niet worden geladen.',
    retry: 'Probeer opnieuw',
    more: 'Toon meer',
    shown: (count: number) => `${formatNumber(count)} berichten getoond`,
  },
  none: 'Er wacht geen bericht',
  noneNote: 'Schrijft iemand via het contactformulier, dan staat het hier.',
  noneHandled: 'Er is nog geen bericht afgehandeld',
  answer: 'Antwoord per mail',
  answerTo: (name: string) => `Antwoord per mail aan ${name}`,
  subject: 'Je bericht aan Syvo',
  handle: 'Markeer als afgehandeld',
  handleOf: (name: string) => `Markeer als afgehandeld: bericht van ${name}`,
  handledToast: 'Het bericht is afgehandeld',
  handleFailed: 'Dat is niet gelukt',
  resolved: (who: string, when: string) => `Afgehandeld door ${who} op ${when}`,
  someone: 'een beheerder die er niet meer is',
} as const

/** The texts of the waiting list of Enterprise for administrators. */
export const waitingListText = {
  title: 'Wachtlijst',
  lead: 'Wie zich aanmeldde voor Enterprise.',
  export: 'Download als CSV',
  exporting: 'Downloaden...',
  exportFailed: 'Het bestand kon niet worden gemaakt',
  exportNote: 'De download wordt vastgelegd in het logboek.',
  fileName: 'syvo-wachtlijst.csv',
  total: 'Aanmeldingen',
  recent: 'Laatste 7 dagen',
  companies: 'Met bedrijfsnaam',
  stopped: 'Afgemeld voor mail',
  caption: 'Wachtlijst van Enterprise, nieuwste eerst',
  name: 'Naam',
  email: 'E-mail',
  company: 'Bedrijf',
  joined: 'Aangemeld',
  mails: 'Mails',
  yes: 'Ja',
  no: 'Nee',
  noCompany: '–',
  list: {
    loading: 'Wachtlijst laden',
    failed: 'De wachtlijst kon niet worden geladen.',
    retry: 'Probeer opnieuw',
    more: 'Toon meer',
    shown: (count: number) => `${formatNumber(count)} aanmeldingen getoond`,
  },
  none: 'Er staat nog niemand op de wachtlijst',
  noneNote: 'Aanmelden kan op de pagina van Enterprise.',
} as const
