/** What the head of the listing says; by itself, because every page loads the heads of all routes. */
export const listingHeadText = {
  title: 'Ontdek bots',
  description: 'AI-bots voor Nederlandse bedrijven, met de prijs per maand erbij. Probeer elke bot 30 dagen gratis.',
} as const
