import { answerLimitText } from '../answer-limit.text.ts'
import type { Capabilities, Capability } from '../domain/capabilities.ts'

/** A service by people that a plan includes, named by the topic of the contact form that requests it (AMB-190). */
export type PlanService =
  | 'onboarding-call'
  | 'success-manager'
  | 'strategy-session'
  | 'custom-integration'
  | 'plan-support'

/** One line of a plan card: a limit of the tables, a capability of the product, or a service by people (AMB-063, AMB-190). */
export type PlanLine = { readonly text: string } & (
  | { readonly limit: true }
  | { readonly needs: Capability }
  | { readonly service: PlanService }
)

/** Returns whether a line is marked 'binnenkort', because the product cannot do it here yet. */
export function isSoon(line: PlanLine, running: Capabilities): boolean {
  return 'needs' in line && !running.has(line.needs)
}

/** The texts of a card of the plans section (DATA-15); its price is the table's. */
export interface PlanCardContent {
  readonly code: string
  readonly name: string
  readonly note: string
  readonly popular: boolean
  readonly cta: { readonly label: string; readonly href: string }
  readonly features: readonly PlanLine[]
}

const answers = answerLimitText.amount
const limit = (text: string): PlanLine => ({ text, limit: true })
const can = (text: string, needs: Capability): PlanLine => ({ text, needs })
const people = (text: string, service: PlanService): PlanLine => ({ text, service })

/** A card with the price of its plan, in euros a month, including btw (PLAN-01); its fields have the specified names (DATA-15, AMB-189). */
export interface PricedPlanCard extends PlanCardContent {
  readonly priceMonthly: number
}

/** The prices of the plans that are sold, by code, in whole cents a month. */
export type PlanPrices = Readonly<Record<string, number>>

/** Returns the cards of the customer plans that are sold, in their order, with the prices of the table. */
export function planCards(prices: PlanPrices): PricedPlanCard[] {
  return PLAN_CARDS.flatMap((card) => {
    const priceCents = prices[card.code]
    return priceCents === undefined ? [] : [{ ...card, priceMonthly: priceCents / 100 }]
  })
}

/** The four customer plans with exactly the specified features, in the specified order (PLAN-01 to PLAN-06, AMB-062). */
export const PLAN_CARDS: readonly PlanCardContent[] = [
  {
    code: 'free',
    name: 'Free',
    note: 'Om te proberen',
    popular: false,
    cta: { label: 'Begin gratis', href: '/auth?redirect=/onboarding' },
    features: [limit('1 bot'), limit(answers('50'))],
  },
  {
    code: 'starter',
    name: 'Starter',
    note: 'Voor je eerste bots',
    popular: false,
    cta: { label: 'Kies Starter', href: '/api/checkout?plan=starter' },
    features: [
      limit('Maximaal 3 bots'),
      limit(answers('1.000')),
      can('Leads zelf exporteren als CSV/Excel', 'lead-export'),
      people('Hulp per e-mail op werkdagen', 'plan-support'),
    ],
  },
  {
    code: 'pro',
    name: 'Pro',
    note: 'Voor een team dat groeit',
    popular: true,
    cta: { label: 'Kies Pro', href: '/api/checkout?plan=pro' },
    features: [
      limit('Maximaal 10 bots'),
      limit(answers('5.000')),
      can('Automatische export', 'automatic-export'),
      can('Leadscore: hot, warm en cold', 'lead-score'),
      can('WhatsApp Business', 'whatsapp'),
      can('E-mailtemplates met opvolging', 'email-templates'),
      can('Rapporten per e-mail', 'email-reports'),
      can('Koppeling met Pipedrive en HubSpot', 'crm-integrations'),
      can('Samenwerken in een team', 'team'),
      people('Hulp met voorrang', 'plan-support'),
      people('Eén gratis startgesprek van 1 uur', 'onboarding-call'),
    ],
  },
  {
    code: 'ultimate',
    name: 'Ultimate',
    note: 'Zonder limieten',
    popular: false,
    cta: { label: 'Kies Ultimate', href: '/api/checkout?plan=ultimate' },
    features: [
      limit('Onbeperkt bots en antwoorden'),
      can('White-label', 'white-label'),
      can('Toegang tot de API', 'public-api'),
      can('Extra beveiliging', 'second-factor'),
      people('Eigen succesmanager', 'success-manager'),
      can('ROI-dashboard', 'roi-dashboard'),
      can('Voorrang in de wachtrij', 'priority-queue'),
      can('Nieuwe functies als eerste', 'beta-access'),
      people('Koppelingen op maat', 'custom-integration'),
      people('Hulp 24 uur per dag', 'plan-support'),
      people('Strategiegesprekken', 'strategy-session'),
    ],
  },
]
