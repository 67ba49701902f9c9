/** The product's words for the one thing that plans and bots count: answers (AMB-040, AMB-043). Every screen, mail and refusal uses these texts. */
export const answerLimitText = {
  perMonth: 'Antwoorden per maand',
  thisMonth: 'Antwoorden deze maand',
  amount: (count: string) => `${count} antwoorden per maand`,
  unlimited: 'Onbeperkt antwoorden',
  counted: 'Elk antwoord telt één keer. Een vraag die een bot niet kan beantwoorden, telt niet mee.',
  binds:
    'Een bot op je plan heeft ook een eigen maximum. Zijn antwoorden tellen mee in je plan; wat het eerst op is, geldt.',
  neverMore: 'Je betaalt nooit extra.',
  ofPlan: (used: string, limit: string) => `${used} van ${limit} antwoorden van je plan`,
  ofBot: (used: string, limit: string) => `${used} van ${limit} antwoorden van deze bot`,
  left: (count: string) => `Nog ${count} deze maand`,
  refusal:
    'De antwoorden van deze maand zijn op. Op je dashboard zie je of dat voor je plan geldt of voor deze bot. Op de eerste van de maand begint de teller opnieuw.',
} as const
