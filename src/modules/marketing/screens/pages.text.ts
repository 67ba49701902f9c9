/** A legal page that is not final yet (PAGE-14, AMB-094). */
export interface LegalPage {
  readonly title: string
  readonly description: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

/** What the three legal pages say until their final text is there. */
export const legalPages = {
  privacy: {
    title: 'Privacy',
    description: 'Hoe Syvo omgaat met persoonsgegevens. Deze tekst is nog niet definitief.',
    sections: [
      {
        title: 'Welke gegevens',
        text: 'Hier komt te staan welke gegevens we bewaren van accounts, gesprekken en leads, en waarom.',
      },
      { title: 'Hoe lang', text: 'Hier komen de bewaartermijnen. Gesprekken verwijderen we nu standaard na 90 dagen.' },
      { title: 'Jouw rechten', text: 'Hier komt te staan hoe je je gegevens inziet, meeneemt of laat verwijderen.' },
    ],
  },
  terms: {
    title: 'Voorwaarden',
    description: 'De voorwaarden van Syvo. Deze tekst is nog niet definitief.',
    sections: [
      { title: 'De dienst', text: 'Hier komt te staan wat Syvo levert, en wat de maker van een bot levert.' },
      {
        title: 'Prijs en betaling',
        text: 'Hier komen de regels over prijzen, betalen en opzeggen. Alle prijzen zijn inclusief 21% btw.',
      },
      { title: 'Aansprakelijkheid', text: 'Hier komt te staan waarvoor wij instaan en waarvoor niet.' },
    ],
  },
  returns: {
    title: 'Retouren en levering',
    description: 'Levering en herroeping bij Syvo. Deze tekst is nog niet definitief.',
    sections: [
      { title: 'Levering', text: 'Een bot is een digitale dienst: je gebruikt hem zodra je hem hebt ingeschakeld.' },
      { title: 'Herroepen', text: 'Hier komt te staan wanneer en hoe je een aankoop ongedaan maakt.' },
    ],
  },
} as const satisfies Record<string, LegalPage>

/** What the small public pages say. */
export const pagesText = {
  notFinal: 'Deze tekst is nog niet definitief.',
  notFinalText: 'We schrijven hem nu. Heb je een vraag? Mail ons op',
  welcomeTitle: 'Fijn dat je er bent.',
  welcomeLead: 'Dit zijn drie goede volgende stappen.',
  welcomeDescription: 'Zo begin je met Syvo.',
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
  enterpriseTitle: 'Enterprise: 500.000+ gesprekken per maand.',
  enterpriseDescription:
    'Syvo Enterprise is in ontwikkeling: 500.000+ gesprekken per maand, met 50% korting in het eerste jaar voor wie op de wachtlijst staat.',
  enterpriseText:
    'Enterprise is in ontwikkeling. De wachtlijst is open. Wie erop staat komt als een van de eersten binnen en krijgt 50% korting op het abonnement in het eerste jaar.',
  building: 'In ontwikkeling',
  askQuestion: 'Stel je vraag',
} as const
