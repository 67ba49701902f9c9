import { answerLimitText } from '#modules/plans/contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { VatRegime } from '../domain/vat.ts'

const WITH_VAT = {
  standard: 'inclusief btw',
  reverse_charged: 'btw verlegd',
  out_of_scope: 'zonder btw',
} as const satisfies Record<VatRegime, string>

/** The texts of a plan change (AMB-143). */
export const changePlanText = {
  title: 'Wijzig je plan',
  choose: 'Welk plan wil je?',
  limits: answerLimitText.binds,
  loading: 'Plannen laden',
  failed: 'De plannen konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  perMonth: (price: string, regime: VatRegime) => `${price} per maand, ${WITH_VAT[regime]}`,
  looking: 'We rekenen uit wat je gaat betalen',
  previewFailed: 'We konden niet uitrekenen wat je gaat betalen.',
  fromNow: 'Je nieuwe plan gaat meteen in.',
  fromNext: (date: string) => `Je nieuwe plan gaat in op ${date}. Tot die dag houd je je huidige plan.`,
  kept: (plan: string) => `Je houdt ${plan}. Je overstap naar een ander plan gaat niet door.`,
  dueNow: (regime: VatRegime) => `Nu te betalen voor de rest van deze maand, ${WITH_VAT[regime]}`,
  thereafter: (date: string, regime: VatRegime) => `Vanaf ${date}, per maand, ${WITH_VAT[regime]}`,
  stay: (limit: number) =>
    limit === 1
      ? 'Welke bot blijft aan? Kies er 1.'
      : `Welke bots blijven aan? Kies er hoogstens ${formatNumber(limit)}.`,
  tooMany: (limit: number) =>
    `Dit plan laat ${limit === 1 ? '1 bot' : `${formatNumber(limit)} bots`} toe. Kies er minder.`,
  stayNote: 'De andere bots gaan uit zodra het plan ingaat. Hun instellingen blijven bewaard.',
  confirmNow: 'Bestellen met betalingsverplichting',
  confirmNext: (plan: string) => `Stap over naar ${plan}`,
  keep: (plan: string) => `Blijf bij ${plan}`,
  pending: 'Bezig...',
  priceChanged: 'Het bedrag is net veranderd. Controleer het en bevestig opnieuw.',
  confirmFailed: 'Je plan is niet gewijzigd. Probeer het opnieuw.',
  doneStaying: (plan: string) => `Je houdt ${plan}`,
  doneNow: (plan: string) => `Je hebt nu ${plan}`,
  doneNext: (plan: string, date: string) => `Je stapt op ${date} over naar ${plan}`,
} as const
