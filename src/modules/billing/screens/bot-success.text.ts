import { answerLimitText } from '#modules/plans/contract.ts'

/** The texts after a bot was bought or rented (PAY-18, AMB-004). */
export const botSuccessText = {
  title: 'Je bot',
  loading: 'Je bot laden',
  failed: 'De bot kon niet worden geladen.',
  retry: 'Probeer opnieuw',
  missing: 'Bot niet gevonden',
  missingText: 'Deze bot bestaat niet, of staat niet meer op de marktplaats.',
  access: 'Je hebt nu toegang',
  accessNote: 'Richt hem in en zet hem op je site. Dat duurt ongeveer 5 minuten.',
  noAccess: 'Dit is een bot van de marktplaats',
  noAccessNote: 'Je hebt hem nog niet. Op zijn eigen pagina kun je hem 30 dagen gratis proberen.',
  toBot: (name: string) => `Bekijk ${name}`,
  executions: answerLimitText.perMonth,
  setUp: 'Richt je bot in',
  toMyBots: 'Naar je bots',
  home: 'Naar de startpagina',
} as const
