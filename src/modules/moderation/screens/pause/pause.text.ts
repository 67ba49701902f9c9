/** The texts about the pause of a bot for an administrator. */
export const pauseText = {
  pause: 'Zet bot stil',
  pauseTitle: (name: string) => `${name} stilzetten?`,
  pauseNote:
    'De bot antwoordt dan nergens meer, vanaf de volgende vraag. Chats van klanten worden contactformulieren, en niemand kan de bot huren, kopen of proberen. Wie de bot heeft, krijgt na tien minuten een mail, zonder de reden.',
  reason: 'Waarom?',
  reasonHint: 'De maker krijgt dit per mail.',
  reasonNeeded: 'Schrijf op waarom. De maker leest dit.',
  confirm: 'Zet stil',
  cancel: 'Annuleren',
  paused: (name: string) => `${name} staat stil`,
  pausedToast: 'De maker heeft een mail met de reden.',
  pauseFailed: 'De bot kon niet worden stilgezet.',
  resume: 'Zet weer aan',
  resumeOf: (name: string) => `Zet weer aan: ${name}`,
  resumeTitle: (name: string) => `${name} weer aanzetten?`,
  resumeNote:
    'De bot antwoordt dan meteen weer overal. De maker krijgt een mail, net als iedereen die hoorde dat de bot stilstond.',
  resumed: (name: string) => `${name} staat weer aan`,
  resumeFailed: 'De bot kon niet worden aangezet.',
  since: (when: string) => `Staat stil sinds ${when}.`,
  list: 'Staat stil',
  listNote: (count: string) => (count === '1' ? '1 bot antwoordt nu niet.' : `${count} bots antwoorden nu niet.`),
  by: (vendor: string) => `van ${vendor}`,
  failed: 'De stilgezette bots konden niet worden geladen.',
  retry: 'Probeer opnieuw',
} as const
