import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'

/** An app, and the scripted provider of its payments. */
export interface PaymentFixture {
  readonly app: TestApp
  readonly provider: ScriptedProvider
}

/** Rows of the database, past every policy. */
export const rowsOf = (app: TestApp) => (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

/** Creates an app with a catalogue and plans on a scripted payment provider. */
export async function openPaymentFixture(): Promise<PaymentFixture> {
  const provider = createScriptedProvider()
  const app = await createTestApp({ paymentProvider: provider })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
  return { app, provider }
}
