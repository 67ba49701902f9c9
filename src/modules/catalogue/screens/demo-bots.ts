import type { Bot } from '../contract.ts'

const ROWS = [
  ['Voorbeeld: klantvragen', 'Klantenservice', 'Beantwoordt vragen van klanten uit een veelgestelde-vragenpagina.', 29],
  ['Voorbeeld: notulen', 'Productiviteit', 'Maakt van een vergadering een lijst met afspraken.', 19],
  ['Voorbeeld: nieuwsbrief', 'Marketing', 'Schrijft berichten in de toon van een bedrijf.', 24],
  ['Voorbeeld: reserveren', 'Horeca', 'Kent menu en openingstijden van een restaurant.', 25],
  ['Voorbeeld: productadvies', 'E-commerce', 'Helpt bezoekers een product kiezen.', 45],
  ['Voorbeeld: sollicitatie', 'HR & Recruitment', 'Stelt sollicitanten de eerste vragen.', 59],
] as const

/** What the listing shows while the real bots cannot be loaded; marked as examples, without a detail page (AMB-052). */
export const DEMO_BOTS: readonly Bot[] = ROWS.map(([title, category, description, monthlyPrice], index) => ({
  id: `voorbeeld-${index + 1}`,
  title,
  description,
  long_description: description,
  category,
  price: null,
  monthly_price: monthlyPrice,
  featured: index === 0,
  active: true,
  status: 'approved',
  pricing_model: 'rental',
  monthly_execution_limit: 1000,
  created_at: '2024-01-01T00:00:00.000Z',
  updated_at: '2024-01-01T00:00:00.000Z',
  total_sales: 0,
}))
