/** What is said of a bot that needs a language model where none is connected (AMB-197). */
export const botModelText = {
  title: 'Heeft een taalmodel nodig.',
  missing: 'Dat is hier niet aangesloten. Je kunt deze bot hier nu niet proberen, huren of kopen.',
  toBot: (name: string) => `Bekijk ${name}`,
  example: 'Zo ziet een antwoord eruit met een taalmodel',
  exampleMark: 'Opgenomen voorbeeld',
} as const
