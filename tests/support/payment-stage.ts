import { seedCatalogue } from '#entrypoints/seed.ts'
import { makePlanPrices } from '#modules/billing/public.ts'
import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'
import { createTestApp, type TestApp } from './test-house.ts'

/** A house, and the script that plays its payments. */
export interface PaymentStage {
  readonly app: TestApp
  readonly provider: ScriptedProvider
}

/** Rows of the database, past every policy. */
export const rowsOf = (app: TestApp) => (text: string, values: unknown[]) =>
  app.db.one<Record<string, unknown>>({ role: 'service' }, text, values)

/** Opens a house with a catalogue and plans whose payments a script plays. */
export async function openPaymentStage(): Promise<PaymentStage> {
  const provider = createScriptedProvider()
  const app = await createTestApp({ paymentProvider: provider })
  await seedCatalogue(app, { demo: false })
  await makePlanPrices(app.payments)
  return { app, provider }
}
