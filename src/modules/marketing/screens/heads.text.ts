/** The texts of these pages' heads; a file of its own, because every page loads the heads of all routes. */
export const headsText = {
  contact: {
    title: 'Contact',
    description: 'Stel je vraag aan Syvo. Binnen 24 uur antwoord, voor technische hulp binnen 2 uur.',
  },
  enterprise: {
    title: 'Enterprise',
    description:
      'Syvo Enterprise is in ontwikkeling: 500.000+ antwoorden per maand, met 50% korting in het eerste jaar voor wie op de wachtlijst staat.',
  },
  welcome: { title: 'Welkom', description: 'Zo begin je met Syvo.' },
} as const
