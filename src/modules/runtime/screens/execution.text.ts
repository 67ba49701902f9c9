import { answerLimitText } from '#modules/plans/contract.ts'

/** Texts of the run dialog and the test question; texts quoted in the specification are literal. */
export const executionText = {
  source: 'Bron',

  question: 'Probeer je bot',
  questionNote: (name: string) =>
    `${name} antwoordt zoals bij een bezoeker, met wat hij al heeft gelezen. Een proefgesprek telt niet mee.`,
  askSelf: 'Stel zelf een vraag',
  askPlaceholder: 'Bijvoorbeeld: hoe laat zijn jullie open?',
  ask: 'Vraag',
  foundIn: 'Gevonden in',
  customText: 'Je eigen tekst',
  notFoundTitle: (name: string) => `${name} vond hier geen antwoord op.`,
  notFoundText:
    'Mist er iets? Zet het op een van je pagina’s, of geef een extra pagina op en laat opnieuw lezen. Je kunt ook gewoon verdergaan.',
  noAccess: 'Om te testen heb je toegang tot deze bot nodig. Die regel je in stap 3; daarna kun je hier terugkomen.',
  testFailed: 'De proefvraag kon niet worden beantwoord.',
  fillIn: 'Stel eerst een vraag',

  message: 'Je bericht',
  notConfigured: 'Deze bot weet nog niets van je bedrijf.',
  notConfiguredNote: 'Vul eerst in waar de antwoorden staan, dan heb je iets aan het resultaat.',
  configure: 'Bot inrichten',
  runTitle: (name: string) => `Stel ${name} een vraag`,
  run: 'Bot Uitvoeren',
  running: 'Bezig met antwoorden',
  reset: 'Reset',
  fillOne: 'Vul ten minste één veld in',
  result: 'Resultaat',
  noAnswer: 'Geen antwoord',
  demoNote: 'Demo-antwoord: er is geen taalmodel ingesteld, dus dit komt rechtstreeks uit de gelezen pagina’s.',
  tokens: (count: string) => `Gebruikte tokens: ${count}`,
  ran: 'Bot succesvol uitgevoerd!',
  runFailed: 'Uitvoering mislukt',
  somethingWrong: 'Er is een fout opgetreden',
  limitReached: answerLimitText.refusal,
  subscriptionNeeded: 'Abonnement vereist',
  tooSlow: 'Het antwoord duurde te lang. Probeer het opnieuw.',
} as const
