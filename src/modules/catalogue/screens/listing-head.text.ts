/** The texts of the listing's head; a file of its own, because every page loads the heads of all routes. */
export const listingHeadText = {
  title: 'Ontdek bots',
  description: 'AI-bots voor Nederlandse bedrijven, met de prijs per maand erbij. Een bot probeer je 30 dagen gratis.',
} as const
