import { answerLimitText } from '#modules/plans/contract.ts'

/** The texts of the landing; only what the specification states, and what follows from it. */
export const landingText = {
  heroBefore: 'Ontdek, huur en koop',
  heroWhole: 'AI-bots',
  heroAfter: 'die meteen werken.',
  intro:
    'Kies een bot voor je klantenservice, administratie of keuken. Zet hem vandaag op je website. Je hebt geen programmeur nodig.',
  discover: 'Ontdek bots',
  how: 'Zo werkt het',
  facts: [
    { strong: '30 dagen', rest: 'gratis, stopt vanzelf' },
    { strong: '± 5 minuten', rest: 'en hij staat op je site' },
  ],
  fromPrice: 'laagste prijs per maand',
  trialEnds: { strong: '€ 0,00', rest: 'de proef stopt vanzelf' },
  chatTitle: (name: string) => `Vraag het ${name}`,
  chatIntro: (name: string) => `Klik op een vraag en lees wat ${name} antwoordt, met de plek waar het staat.`,
  chatStored: (name: string, date: string) =>
    `${name} gaf dit antwoord op ${date} in onze test, bij een voorbeeldbedrijf.`,
  chatOwn: 'Stel je eigen vraag',
  chatOwnNote: '3 berichten gratis, zonder account',
  chatQuestions: 'Kies een vraag',
  chatLabel: (name: string) => `Bewaard gesprek met ${name}`,
  chatMark: 'Bewaard antwoord',
  chatYou: 'Vraag',
  featuredIn: (category: string) => `Uitgelicht in ${category}`,
  featured: 'Uitgelicht',
  portrait: (name: string) => `Portret van ${name}`,
  perMonth: 'Per maand',
  executions: answerLimitText.perMonth,
  first30: 'Eerste 30 dagen',
  zero: '€ 0,00',
  tryFree: 'Probeer Gratis',
  look: (name: string) => `Bekijk ${name}`,
  fixedTitle: 'Een bot die je antwoorden kent.',
  fixedText: 'Hij leest je eigen pagina’s, antwoordt je klanten en laat zien waar het staat.',
  fixedLook: 'Bekijk de bots',
  howTitle: ['In drie stappen', 'aan het werk'],
  steps: [
    { title: 'Kies je bot', text: 'Bots in acht vakgebieden. Je ziet de prijs per maand voordat je klikt.' },
    { title: 'Stel drie vragen', text: 'Praat met de bot zonder account. Daarna probeer je hem 30 dagen voor € 0,00.' },
    {
      title: 'Zet hem op je site',
      text: 'Geef de adressen van je pagina’s, test en plak één regel code. Klaar in ongeveer 5 minuten.',
    },
  ],
  whyTitle: 'Waarom Syvo',
  ownFigures: 'Eigen cijfers van Syvo.',
  reasons: [
    {
      title: 'Je ziet de bron',
      text: 'Onder elk antwoord staat de pagina waar het vandaan komt. Jouw pagina’s, geen gokwerk.',
    },
    {
      title: 'Je weet wat het kost',
      text: 'Eén bedrag per maand, inclusief btw. Je antwoorden en je limiet zie je op je dashboard.',
    },
    {
      title: 'Je zit nergens aan vast',
      text: 'De proef stopt na 30 dagen vanzelf. Wij vragen vooraf geen betaalgegevens.',
    },
  ],
  building: 'In ontwikkeling',
  enterpriseTitle: 'Enterprise: 500.000+ antwoorden per maand.',
  enterpriseText:
    'Enterprise is in ontwikkeling. Meld je aan voor de wachtlijst: je komt er als een van de eersten in en krijgt 50% korting op het Enterprise-abonnement in het eerste jaar.',
  enterpriseLook: 'Meer over Enterprise',
} as const
