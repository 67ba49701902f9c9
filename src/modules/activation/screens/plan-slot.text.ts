/** Texts for a bot that could run on the plan (AMB-037). */
export const planSlotText = {
  fits: 'Je plan heeft plaats voor deze bot.',
  afterTrial: (date: string) =>
    `Je proef loopt tot en met ${date}. Daarna draait de bot verder op je plan, zonder extra kosten.`,
  move: 'Zet op mijn plan',
  moved: (title: string) => `${title} gaat na de proef verder op je plan`,
  undo: 'Toch niet op mijn plan',
  undone: (title: string) => `${title} stopt na de proef`,
  full: 'Je plan heeft geen plaats meer voor deze bot. Na de proef stopt hij.',
  larger: 'Kies een groter plan',
  rented: 'Je huurt deze bot nu apart. Je plan heeft er ook plaats voor.',
  toBilling: 'Zet op mijn plan',
  failed: 'Dat is niet gelukt.',
  tryAgain: 'Probeer het opnieuw.',
  ofBot: (name: string) => ` (${name})`,
} as const
