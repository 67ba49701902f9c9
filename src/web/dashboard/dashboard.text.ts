import { answerLimitText as answers } from '#modules/plans/contract.ts'
import { formatNumber } from '#ui/format/number.ts'

/** The texts of the buyer dashboard; texts that the specification quotes are verbatim. */
export const dashboardText = {
  title: 'Dashboard',
  month: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  publish: 'Zet op je site',
  discover: 'Ontdek bots',
  plan: 'Je plan',
  freePlan: 'Gratis plan',
  tier: (code: string) => `Plan ${code.charAt(0).toUpperCase()}${code.slice(1)}`,
  planPrice: (price: string) => `${price} per maand`,
  planRunsUntil: (date: string) => `opgezegd, loopt tot en met ${date}`,
  planNext: (title: string, date: string) => `vanaf ${date} ${title}`,
  bots: 'Bots',
  accessible: (count: number) => (count === 1 ? '1 bot in gebruik' : `${formatNumber(count)} bots in gebruik`),
  /** Bots that are tried, rented or bought take no slot of the plan. */
  apart: (count: number, apart: number) =>
    count === apart
      ? count === 1
        ? '1 bot in gebruik, los van je plan'
        : `${formatNumber(count)} bots in gebruik, los van je plan`
      : `${formatNumber(count)} bots in gebruik, ${formatNumber(apart)} los van je plan`,
  inUse: (used: number, limit: number | null) =>
    limit === null
      ? `${formatNumber(used)} op je plan, onbeperkt`
      : `${formatNumber(used)} van ${formatNumber(limit)} ${limit === 1 ? 'plaats' : 'plaatsen'} op je plan`,
  executions: answers.thisMonth,
  onPlanUse: (used: string) => `${used} op je plan`,
  separate: 'Bots die je probeert, huurt of hebt gekocht, tellen apart.',
  publishing: 'Bots ingediend deze maand',
  publishingNote: 'Bots die je als maker indient om te publiceren. Wat al live is, telt niet mee.',
  used: (used: string, limit: string | null) => (limit === null ? used : `${used} van ${limit}`),
  left: answers.left,
  unlimited: 'Onbeperkt',
  yourBots: 'Jouw bots',
  botCount: (count: number) => (count === 1 ? '1 bot' : `${formatNumber(count)} bots`),
  rented: 'Gehuurd',
  trial: 'Proef',
  purchased: 'Gekocht',
  onPlan: 'In je plan',
  until: (date: string) => `Loopt af op ${date}`,
  renews: (date: string) => `Wordt verlengd op ${date}`,
  expired: 'Verlopen',
  forever: 'Van jou, zonder einddatum',
  withPlan: 'Zolang je plan loopt',
  run: 'Bot Uitvoeren',
  rentOn: 'Huur verder',
  configure: 'Inrichten',
  modelTitle: 'Werkt nu niet',
  modelMissing: 'Er is geen taalmodel aangesloten. Bezoekers zien een contactformulier.',
  notConfigured: 'Nog niet ingericht',
  answersOf: (title: string) => `Antwoorden van ${title} deze maand`,
  withBot: (title: string) => ` (${title})`,
  none: 'Je hebt nog geen bots. Kies er een en probeer hem 30 dagen gratis.',
  noneYet: (limit: number | null) =>
    limit === null
      ? 'Je hebt nog geen bots. Je plan heeft plaats voor onbeperkt veel bots, zonder extra kosten.'
      : `Je hebt nog geen bots. Je plan heeft plaats voor ${limit === 1 ? '1 bot' : `${formatNumber(limit)} bots`}, zonder extra kosten.`,
  loadFailedTitle: 'Fout',
  loadFailed: 'Kon je bots niet laden.',
  loading: 'Je dashboard wordt geladen',
  retry: 'Probeer opnieuw',
  thisBot: 'Deze bot',
  tryBot: (name: string) => `${name} staat voor je klaar.`,
  onlySold: (name: string) => `${name} koop je eenmalig.`,
  onlySoldText: 'Deze bot heeft geen proef en hoort niet bij een plan. Je betaalt één keer en daarna is hij van jou.',
  buy: 'Koop deze bot',
  noAccess: (name: string) => `Je toegang tot ${name} is afgelopen.`,
  noBot: 'Deze bot is er niet (meer).',
  noBotNote: 'Op de marktplaats staan de bots die je kunt proberen.',
  toBot: (name: string) => `Bekijk ${name}`,
  slotsOnPlan: (name: string) => `${name} past in je plan.`,
  turnOnInPlan: 'Zet aan in je plan',
  turnOnFailed: 'Dit lukte niet. Probeer het opnieuw.',
  startTrial: 'Probeer 30 dagen gratis',
  trialOffer: 'Probeer hem 30 dagen voor € 0,00, zonder betaalgegevens. De proef stopt vanzelf.',
  accessEnded:
    'Je proef of huur is voorbij. Je instellingen zijn bewaard. Huur hem om door te gaan, voor één vast bedrag per maand.',
} as const
