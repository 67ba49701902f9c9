import { formatNumber } from '#ui/format/number.ts'
/** Texts of the free trial chat on a bot's page; a file of their own because visitors load it. */
export const trialChatText = {
  isAi: 'Je chat met een AI-assistent.',
  fromSample: (name: string) => `${name} antwoordt hier uit de pagina’s van een voorbeeldbedrijf.`,
  left: (left: number, of: number) => `Nog ${formatNumber(left)} van ${formatNumber(of)} berichten`,
  greeting: (name: string) => `Hoi, ik ben ${name}. Waar kan ik je mee helpen?`,
  talkWith: (name: string) => `Gesprek met ${name}`,
  you: 'Jij',
  message: 'Je bericht',
  firstQuestion: 'Stel een vraag',
  lastQuestion: 'Stel je laatste gratis vraag',
  send: 'Verstuur',
  charsLeft: (count: number) => (count === 1 ? 'Nog 1 teken' : `Nog ${formatNumber(count)} tekens`),
  tooLong: (count: number) =>
    `Je bericht is ${count === 1 ? '1 teken' : `${formatNumber(count)} tekens`} te lang. Maak het korter; er is niets weggehaald.`,
  answering: (name: string) => `${name} schrijft een antwoord`,
  askForExample: 'Vraag bijvoorbeeld',
  fromPages: 'Antwoorden komen letterlijk uit de pagina’s van het voorbeeldbedrijf.',
  cutOff: 'Het antwoord brak af. Probeer het opnieuw.',
  used: 'Je drie gratis berichten zijn op',
  closed: 'Proberen kan hier vandaag niet meer',
  usedText: (name: string) =>
    `Maak een account en probeer ${name} 30 dagen met je eigen pagina’s. Je hebt geen betaalgegevens nodig.`,
  signUp: 'Maak een gratis account',
  ownNext: {
    trial: {
      says: (name: string) => `Probeer ${name} 30 dagen met je eigen pagina’s. Je hebt geen betaalgegevens nodig.`,
      label: 'Probeer 30 dagen gratis',
    },
    setup: {
      says: (name: string) => `Ga verder met ${name} op je eigen pagina’s.`,
      label: 'Naar je inrichting',
    },
  },
  demoSoon: 'Demo komt binnenkort',
  noConnection: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  tooSlow: 'Het antwoord duurde te lang. Probeer het opnieuw.',
} as const
