import type { CheckResult } from '#modules/authoring/contract.ts'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { Submission } from '../contract.ts'

const HOUR_MS = 3_600_000

/** The texts of the screens of reviewing; texts quoted in the specification are literal. */
export const reviewText = {
  title: 'Reviews',
  lead: 'Inzendingen die op een beoordeling wachten, de langst wachtende eerst.',
  loading: 'Inzendingen laden',
  none: 'Geen bots wachten op review',
  noneNote: 'Zodra een maker een bot indient, staat hij hier.',
  loadFailedTitle: 'Fout bij laden',
  loadFailed: 'Kon geen bots in review ophalen',
  retry: 'Probeer opnieuw',
  cancel: 'Annuleren',
  /** Follows the number itself. */
  waitingCount: (count: number) => `${count === 1 ? 'wacht' : 'wachten'} op review`,
  count: (count: number) => (count === 1 ? '1 inzending wacht' : `${formatNumber(count)} inzendingen wachten`),
  fresh: 'Nieuwe bot',
  update: (number: number) => `Update, versie ${number}`,
  again: (number: number) => `Opnieuw ingediend, versie ${number}`,
  by: (name: string) => `door ${name || 'een maker zonder naam'}`,
  verified: 'Geverifieerd',
  unverified: 'Niet geverifieerd',
  category: 'Categorie',
  submitted: (date: string) => `Ingediend op ${date}`,
  checks: 'Controles',
  noChecks: 'Geen controles uitgevoerd',
  open: 'Bekijk inzending',
  openOf: (title: string) => `Bekijk inzending van ${title}`,
  preview: 'Voorbeeld',
  previewOf: (title: string) => `Voorbeeld van ${title}`,
  approve: 'Goedkeuren',
  approveOf: (title: string) => `${title} goedkeuren`,
  reject: 'Afwijzen',
  rejectOf: (title: string) => `${title} afwijzen`,
  requestChanges: 'Vraag aanpassingen',
  approved: 'Bot goedgekeurd',
  approvedVisible: (title: string) => `${title} staat nu op de marktplaats.`,
  approvedHidden: (title: string) => `${title} komt op de marktplaats zodra de maker hem aanzet.`,
  rejected: 'Bot afgewezen',
  changesAsked: 'Aanpassingen gevraagd',
  vendorNotified: 'De maker krijgt je feedback per mail en ziet hem in de editor.',
  approveFailed: 'Fout bij goedkeuren',
  rejectFailed: 'Fout bij afwijzen',
  requestFailed: 'Fout bij aanpassingen vragen',
  failedNote: 'Er is niets veranderd. Probeer het zo nog eens.',
  rejectTitle: (title: string) => `${title} afwijzen`,
  rejectLead: (isUpdate: boolean) =>
    isUpdate ? 'De versie die nu live is, blijft live.' : 'De bot komt niet op de marktplaats.',
  requestTitle: (title: string) => `Aanpassingen vragen voor ${title}`,
  requestLead: 'De bot gaat terug naar de maker, die hem aanpast en opnieuw indient.',
  feedback: 'Feedback voor de maker',
  feedbackHint: 'Schrijf wat er niet klopt en wat de maker kan doen. Hij leest dit letterlijk.',
  confirmTitle: (title: string) => `${title} goedkeuren?`,
  confirmLead: (isUpdate: boolean) =>
    isUpdate
      ? 'Klanten krijgen meteen deze versie, behalve wie zelf bijwerkt.'
      : 'Klanten krijgen precies deze versie.',
} as const

/** The names of the checks. */
export const CHECK_NAMES: Readonly<Record<CheckResult['key'], string>> = {
  profile: 'Makersgegevens',
  room: 'Plaats op het plan',
  form: 'Formulier',
  runs: 'Prompt, endpoint of veld',
  endpoint: 'Endpoint',
  price: 'Prijs',
  texts: 'Teksten',
  prompt_leak: 'Prompt blijft geheim',
  out_of_scope: 'Buiten het onderwerp',
  dutch: 'Nederlands',
  sample_questions: 'Voorbeeldvragen',
}

/** The look of each finding, worst first. */
export const OUTCOMES = [
  { outcome: 'failed', state: 'bad', tone: 'red', word: 'niet in orde' },
  { outcome: 'warned', state: 'attention', tone: 'orange', word: 'let op' },
  { outcome: 'skipped', state: 'idle', tone: 'neutral', word: 'overgeslagen' },
  { outcome: 'passed', state: 'good', tone: 'green', word: 'in orde' },
] as const satisfies readonly { outcome: CheckResult['outcome']; state: string; tone: string; word: string }[]

/** Returns how long a submission has waited: 'wacht 2 dagen'. */
export function waitsFor(since: string, now: number): string {
  const hours = Math.floor((now - new Date(since).getTime()) / HOUR_MS)
  if (hours < 1) return 'minder dan een uur geleden ingediend'
  if (hours < 24) return `wacht ${hours} uur`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'wacht 1 dag' : `wacht ${days} dagen`
}

/** Returns whether a submission has waited long enough to show it in orange: three days. */
export function waitsLong(since: string, now: number): boolean {
  return now - new Date(since).getTime() >= 72 * HOUR_MS
}

/** Returns the price of a submission by its model: '€ 249,00 eenmalig of € 29,99 per maand'. */
export function priceSummary({
  pricing_model: model,
  price,
  monthly_price,
}: Pick<Submission, 'pricing_model' | 'price' | 'monthly_price'>): string {
  const once = price === null || model === 'rental' ? null : `${euro(Math.round(price * 100))} eenmalig`
  const monthly =
    monthly_price === null || model === 'purchase' ? null : `${euro(Math.round(monthly_price * 100))} per maand`
  return [once, monthly].filter((part) => part !== null).join(' of ') || 'Geen prijs'
}
