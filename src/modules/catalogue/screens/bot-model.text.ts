/** The texts about a bot that needs a language model where none is connected (AMB-197). */
export const botModelText = {
  title: 'Heeft een taalmodel nodig.',
  missing:
    'Deze bot werkt nog niet op Syvo, want wij hebben hier geen taalmodel aangesloten. Jij hoeft daar niets voor te doen. Proberen, huren of kopen kan nu niet.',
  toBot: (name: string) => `Bekijk ${name}`,
  example: 'Zo ziet een antwoord eruit met een taalmodel',
  exampleMark: 'Opgenomen voorbeeld',
} as const
