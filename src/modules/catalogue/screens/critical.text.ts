/** What stands there before the code of a page does, or in its head; by itself, because every page loads it. */
export const criticalText = {
  loadingBot: 'Bot laden',
  loadingBots: 'Bots laden',
  perMonth: 'per maand',
  once: 'eenmalig',
  free: 'Gratis',
} as const
