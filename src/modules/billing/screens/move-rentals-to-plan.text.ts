/** The texts about a rented bot that could run on the plan (AMB-037). */
export const moveRentalsToPlanText = {
  title: 'Betaal niet dubbel',
  fits: 'Deze bot past op je plan.',
  rented: (price: string) => `Je huurt hem nu apart voor ${price} per maand.`,
  until: (date: string) =>
    `De huur loopt dan nog tot ${date}. Daarna draait hij zonder onderbreking verder op je plan.`,
  atOnce:
    'De laatste betaling van de huur is niet gelukt. De huur stopt dan meteen, en de bot draait verder op je plan.',
  saves: (price: string) => `Dat scheelt je ${price} per maand.`,
  ending: (date: string) =>
    `Je hebt de huur opgezegd: die loopt tot ${date}. Zet de bot op je plan en hij draait daarna verder.`,
  move: 'Zet op mijn plan en stop de huur',
  keepPlan: 'Zet op mijn plan',
  of: (title: string) => ` (${title})`,
  moved: (title: string) => `${title} gaat verder op je plan`,
  movedNote: (date: string) => `De huur loopt tot ${date} en wordt niet verlengd.`,
  movedAtOnce: 'De huur is gestopt.',
  failed: 'Dat is niet gelukt.',
  tryAgain: 'Probeer het opnieuw.',
  toBots: 'Naar Mijn Bots',
} as const

/** The texts about a bot on trial that could run on the plan afterwards (AMB-037, AMB-038). */
export const moveTrialsToPlanText = {
  title: 'Je proef en je plan',
  until: (date: string) =>
    `De proef loopt tot en met ${date} en stopt dan. Zet de bot op je plan en hij draait daarna verder, zonder extra kosten.`,
  move: 'Zet op mijn plan',
  of: (title: string) => ` (${title})`,
  moved: (title: string) => `${title} gaat na de proef verder op je plan`,
  failed: 'Dat is niet gelukt.',
  tryAgain: 'Probeer het opnieuw.',
  toBots: 'Naar Mijn Bots',
} as const
