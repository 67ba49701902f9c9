import { formatNumber } from '#ui/format/number.ts'
/** The texts after a press on a bot's buttons. */
export const botAccessText = {
  trialStarted: 'Je proef is begonnen',
  trialTerms: 'Je gebruikt deze bot 30 dagen voor € 0,00.',
  trialFailed: 'De proef kon niet worden gestart.',
  checking: 'We kijken of je deze bot mag gebruiken',
  accessFailed: 'We konden niet controleren of je deze bot mag gebruiken.',
  retry: 'Probeer opnieuw',
  isOn: (name: string) => `${name} staat aan`,
  slotsLeft: (used: number, limit: number | null) =>
    limit === null
      ? 'Je plan heeft geen maximum.'
      : `Nog ${Math.max(0, limit - used)} van ${formatNumber(limit)} over op je plan.`,
} as const
