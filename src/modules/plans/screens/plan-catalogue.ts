/** One line of a plan card; `isSoon` marks what the product does not have yet (AMB-063). */
export interface PlanLine {
  readonly text: string
  readonly isSoon?: boolean
}

/** A card of the plans section (DATA-15); the price is the table's, here for the first paint. */
export interface PlanCardContent {
  readonly code: string
  readonly name: string
  readonly note: string
  /** Whole cents a month, including btw (PLAN-01). */
  readonly priceCents: number
  readonly isPopular: boolean
  readonly action: { readonly label: string; readonly href: string }
  readonly lines: readonly PlanLine[]
}

const line = (text: string): PlanLine => ({ text })
const soon = (text: string): PlanLine => ({ text, isSoon: true })

/** The four customer plans with just the stated features, in the stated order (PLAN-01 to PLAN-06, AMB-062). */
export const PLAN_CARDS: readonly PlanCardContent[] = [
  {
    code: 'free',
    name: 'Free',
    note: 'Om te proberen',
    priceCents: 0,
    isPopular: false,
    action: { label: 'Begin gratis', href: '/auth?redirect=/onboarding' },
    lines: [line('1 bot'), line('50 gesprekken per maand')],
  },
  {
    code: 'starter',
    name: 'Starter',
    note: 'Voor je eerste bots',
    priceCents: 2999,
    isPopular: false,
    action: { label: 'Kies Starter', href: '/api/checkout?plan=starter' },
    lines: [
      line('Maximaal 3 bots'),
      line('1.000 gesprekken per maand'),
      line('Leads zelf exporteren als CSV/Excel'),
      line('Hulp per e-mail op werkdagen'),
    ],
  },
  {
    code: 'pro',
    name: 'Pro',
    note: 'Voor een team dat groeit',
    priceCents: 5399,
    isPopular: true,
    action: { label: 'Kies Pro', href: '/api/checkout?plan=pro' },
    lines: [
      line('Maximaal 10 bots'),
      line('5.000 gesprekken per maand'),
      soon('Automatische export'),
      line('Leadscore: hot, warm en cold'),
      soon('WhatsApp Business'),
      soon('E-mailtemplates met opvolging'),
      soon('Rapporten per e-mail'),
      soon('Koppeling met Pipedrive en HubSpot'),
      soon('Samenwerken in een team'),
      line('Hulp met voorrang'),
      line('Eén gratis startgesprek van 1 uur'),
    ],
  },
  {
    code: 'ultimate',
    name: 'Ultimate',
    note: 'Zonder limieten',
    priceCents: 14999,
    isPopular: false,
    action: { label: 'Kies Ultimate', href: '/api/checkout?plan=ultimate' },
    lines: [
      line('Onbeperkt bots en gesprekken'),
      soon('White-label'),
      soon('Toegang tot de API'),
      line('Extra beveiliging'),
      line('Eigen succesmanager'),
      soon('ROI-dashboard'),
      line('Voorrang in de wachtrij'),
      line('Nieuwe functies als eerste'),
      line('Koppelingen op maat'),
      line('Hulp 24 uur per dag'),
      line('Strategiegesprekken'),
    ],
  },
]
