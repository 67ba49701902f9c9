import type { AuditKind } from '#modules/identity/contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { AuditTrailEntry } from '../../contract/audit.ts'
import { REPORT_REASON_TEXT } from '../../contract/report-reason.text.ts'

const actions: Readonly<Record<string, string>> = {
  'bot.created': 'Bot aangemaakt',
  'bot.submitted': 'Bot ingediend',
  'bot.submission_withdrawn': 'Inzending ingetrokken',
  'bot.approved': 'Inzending goedgekeurd',
  'bot.rejected': 'Inzending afgewezen',
  'bot.changes_requested': 'Aanpassingen gevraagd',
  'bot.published': 'Bot aangezet',
  'bot.unpublished': 'Bot uitgezet',
  'bot.deleted': 'Bot verwijderd',
  'bot.paused': 'Bot stilgezet',
  'bot.resumed': 'Bot weer aangezet',
  'bot.maintenance-began': 'Bot in onderhoud',
  'bot.maintenance-ended': 'Bot uit onderhoud',
  'activation.version_held': 'Versie vastgezet',
  'activation.version_followed': 'Automatisch bijwerken aangezet',
  'execution.revealed': 'Hele tekst van een vraag gelezen',
  'smoke.started': 'Gezondheidstests gestart',
  'smoke.cancelled': 'Gezondheidstests gestopt',
  'report.dismissed': 'Melding afgehandeld: niets aan de hand',
  'report.paused': 'Melding afgehandeld: bot stilgezet',
  'vendor.profile_changed': 'Gegevens gewijzigd',
  'vendor.verified': 'Gegevens goedgekeurd',
  'vendor.sent_back': 'Gegevens teruggestuurd',
  'vendor.iban_revealed': 'IBAN bekeken',
  'vendor.account_checked': 'Rekening goedgekeurd',
  'account.role_granted': 'Rol gegeven',
  'message.handled': 'Bericht afgehandeld',
  'waiting_list.exported': 'Wachtlijst gedownload',
}

const kinds: Readonly<Record<AuditKind, string>> = {
  bot: 'Bot',
  bot_version: 'Inzending',
  activation: 'Activatie',
  report: 'Melding',
  vendor: 'Maker',
  account: 'Account',
  execution: 'Vraag',
  smoke_batch: 'Gezondheidstests',
  message: 'Bericht',
  waiting_list: 'Wachtlijst',
}

const actors: Readonly<Record<AuditTrailEntry['actor'], string>> = {
  member: 'lid',
  vendor: 'maker',
  admin: 'beheerder',
  command: 'Opdracht op de server',
  product: 'Syvo zelf',
}

const details: Readonly<Record<string, string>> = {
  fields: 'velden',
  reason: 'reden',
  role: 'rol',
  before: 'was',
  number: 'versie',
  entries: 'regels',
  category: 'categorie',
  publish: 'zichtbaar na goedkeuring',
  total: 'vragen',
  cancelled: 'gestopte vragen',
}

/** The texts of codes in the details; other codes are shown as they were written. */
const values: Readonly<Record<string, string>> = {
  ...REPORT_REASON_TEXT,
  fault: 'storing',
  complaint: 'klacht of vraag',
  abuse: 'misbruik',
  law: 'bevoegde instantie',
  buyer: 'koper',
  vendor: 'maker',
  admin: 'beheerder',
  company: 'bedrijf',
  contact_name: 'contact',
  email: 'e-mail',
  street: 'straat',
  postcode: 'postcode',
  city: 'plaats',
  country: 'land',
  kvk: 'KvK-nummer',
  btw_id: 'btw-id',
}

/** The texts of the audit trail for administrators. */
export const auditText = {
  title: 'Logboek',
  lead: 'Wie deed wat, en wanneer. Regels kunnen niet worden gewijzigd.',
  actions,
  kinds,
  actors,
  details,
  values,
  yes: 'ja',
  no: 'nee',
  at: (day: string, time: string) => `${day} ${time}`,
  caption: 'Logboek, nieuwste eerst',
  when: 'Wanneer',
  who: 'Wie',
  what: 'Wat',
  about: 'Waarover',
  detail: 'Bijzonderheden',
  person: 'Persoon',
  everybody: 'Iedereen',
  thisPerson: 'Deze persoon',
  kind: 'Onderwerp',
  everything: 'Alles',
  goneAccount: 'Verwijderd account',
  only: (name: string) => `Toon alleen ${name}`,
  none: 'Nog geen regels',
  noneNote: 'Wat makers en beheerders doen, zie je straks hier.',
  noMatch: 'Geen regels gevonden',
  clear: 'Toon alles',
  list: {
    loading: 'Logboek laden',
    failed: 'Het logboek kon niet worden geladen.',
    retry: 'Probeer opnieuw',
    more: 'Toon eerdere regels',
    shown: (count: number) => `${formatNumber(count)} regels getoond`,
  },
} as const
