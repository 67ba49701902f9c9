/** The texts of these pages' heads; a file of its own, because every page loads the heads of all routes. */
export const headsText = {
  academy: {
    title: 'Academie',
    description:
      'Leer hoe je een bot inricht, meet en bouwt. Gratis boeken, workshops en starterkits om te lezen en te downloaden, ook zonder account.',
  },
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
