import { answerLimitText as answers } from '../answer-limit.text.ts'

/** Texts of the banner about the month's answers. */
export const usageBannerText = {
  limitNear: (used: string, limit: string) =>
    `Je hebt deze maand ${used} van de ${limit} antwoorden van je plan gebruikt.`,
  limitReached: (limit: string) => `De ${limit} antwoorden van je plan zijn op voor deze maand.`,
  willStop: (date: string) =>
    `Zijn ze op, dan stoppen de bots op je plan tot ${date}. ${answers.neverMore} Een bot die je probeert, huurt of hebt gekocht, heeft zijn eigen limiet.`,
  stopped: (date: string) =>
    `De bots op je plan antwoorden weer vanaf ${date}. ${answers.neverMore} Een bot die je probeert, huurt of hebt gekocht, heeft zijn eigen limiet.`,
  largerPlans: 'Bekijk grotere plannen',
} as const
