/** The texts shown before the code of a page has loaded, or in its head; a file of its own, because every page loads it. */
export const criticalText = {
  loadingBot: 'Bot laden',
  loadingBots: 'Bots laden',
  perMonth: 'per maand',
  once: 'eenmalig',
  free: 'Gratis',
} as const
