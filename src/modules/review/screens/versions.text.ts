import { formatNumber } from '#ui/format/number.ts'

/** The texts of the sheet with versions. */
export const versionsText = {
  title: 'Versies',
  note: 'Elke inzending is een versie die niet meer verandert.',
  none: 'Nog geen versies. De eerste ontstaat als je indient.',
  version: (number: number) => `Versie ${number}`,
  submittedAt: (date: string) => `Ingediend op ${date}`,
  decidedAt: (date: string) => `beoordeeld op ${date}`,
  live: 'nu live',
  changes: (count: number) =>
    count === 1 ? '1 verschil met wat ervoor live was' : `${formatNumber(count)} verschillen met wat ervoor live was`,
  noChanges: 'Geen verschillen met wat ervoor live was.',
  feedback: 'Feedback',
  checks: (passed: number, count: number) => `${formatNumber(passed)} van ${formatNumber(count)} controles in orde`,
  retry: 'Probeer opnieuw',
  failed: 'De versies kunnen niet worden geladen.',
  loading: 'De versies worden geladen',
} as const
