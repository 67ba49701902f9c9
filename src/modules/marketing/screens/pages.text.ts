/** The texts of the small public pages. */
export const pagesText = {
  updated: (date: string) => `Laatst gewijzigd op ${date}`,
  welcomeTitle: 'Fijn dat je er bent.',
  welcomeLead: 'Zo begin je.',
  steps: [
    {
      title: 'Bekijk de bots',
      text: 'Kies een bot en stel hem gratis drie vragen.',
      action: 'Ontdek bots',
      href: '/bots',
    },
    {
      title: 'Kies je rol',
      text: 'Wil je bots gebruiken of er zelf een verkopen? Je kunt het later veranderen.',
      action: 'Kies je rol',
      href: '/onboarding',
    },
    {
      title: 'Bekijk de demo',
      text: 'Speel met drie voorbeeldbots. Je hebt er geen account voor nodig.',
      action: 'Naar de demo',
      href: '/demo',
    },
  ],
  enterpriseTitle: 'Enterprise: 500.000+ antwoorden per maand.',
  enterpriseText:
    'Enterprise is in ontwikkeling. De wachtlijst is open. Wie erop staat, komt als een van de eersten binnen en krijgt 50% korting op het abonnement in het eerste jaar.',
  building: 'In ontwikkeling',
  askQuestion: 'Stel je vraag',
} as const
