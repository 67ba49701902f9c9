import { answerLimitText as answers } from '../answer-limit.text.ts'

/** Texts of the plans for developers; names and prices come from the tables. */
export const developerPlansText = {
  lead: 'Voor wie meer bots wil aanbieden dan met een gratis account kan. Alle prijzen zijn inclusief 21% btw.',
  freeTitle: 'Beginnen kost niets.',
  freeText: 'Word gratis ontwikkelaar en lees de cursussen voor makers in de academie.',
  becomeDeveloper: 'Word ontwikkelaar',
  fromPricing: 'Bied je zelf bots aan? Bekijk de plannen voor ontwikkelaars',
  choose: (name: string) => `Kies ${name}`,
  soonNote: 'Wat ‘binnenkort’ is, maken we nog. Je betaalt er nu niets voor.',
  customerPlans: 'Plannen voor wie bots gebruikt',
  lines: [
    {
      key: 'bot_limit',
      needs: 'bot-publishing',
      unlimited: 'Onbeperkt bots op de marktplaats',
      limited: (n: string) => `${n} bots tegelijk op de marktplaats`,
    },
    {
      key: 'bot_create',
      needs: 'bot-publishing',
      unlimited: 'Onbeperkt bots indienen',
      limited: (n: string) => `${n} keer per maand een bot indienen`,
    },
    {
      key: 'bot_activation',
      needs: null,
      unlimited: 'Zelf onbeperkt bots gebruiken',
      limited: (n: string) => `Zelf ${n} bots gebruiken`,
    },
    {
      key: 'executions_monthly',
      needs: null,
      unlimited: answers.unlimited,
      limited: answers.amount,
    },
  ],
} as const
