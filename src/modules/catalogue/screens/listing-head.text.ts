/** What the head of the listing says; by itself, because every page loads the heads of all routes. */
export const listingHeadText = {
  title: 'Ontdek bots',
  description: 'AI-bots voor Nederlandse bedrijven, met de prijs per maand erbij. Een bot probeer je 30 dagen gratis.',
} as const
