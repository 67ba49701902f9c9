import { seedCatalogue } from '#entrypoints/seed.ts'
import { makePlanPrices } from '#modules/billing/public.ts'
import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'
import { createTestHouse, type TestHouse } from './test-house.ts'

/** A house, and the script that plays its payments. */
export interface PaymentStage {
  readonly house: TestHouse
  readonly provider: ScriptedProvider
}

/** Rows of the database, past every policy. */
export const rowsOf = (house: TestHouse) => (text: string, values: unknown[]) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)

/** Opens a house with a catalogue and plans whose payments a script plays. */
export async function openPaymentStage(): Promise<PaymentStage> {
  const provider = createScriptedProvider()
  const house = await createTestHouse({ paymentProvider: provider })
  await seedCatalogue(house, { demo: false })
  await makePlanPrices(house.payments)
  return { house, provider }
}
