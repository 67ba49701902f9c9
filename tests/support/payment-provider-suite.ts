import { afterEach, beforeEach, describe } from 'vitest'
import { guaranteeDoubt, guaranteeProviderEvents } from './payment-provider/events.ts'
import { guaranteePayments, guaranteeReturns } from './payment-provider/payments.ts'
import { guaranteeNotices, guaranteePrices } from './payment-provider/price-changes.ts'
import { ProviderFixture, type ProviderScenario } from './payment-provider/provider-fixture.ts'
import { guaranteeNewSessions, guaranteeSessions } from './payment-provider/sessions.ts'
import { guaranteeEndings, guaranteeFailing, guaranteeMonths } from './payment-provider/subscriptions.ts'

export type { ProviderMessage, ProviderScenario } from './payment-provider/provider-fixture.ts'

/** The guarantees of every payment provider; each test runs on a new fixture. */
export function describePaymentProvider(name: string, makeScene: () => Promise<ProviderScenario>): void {
  describe(`the payment provider ${name}`, () => {
    const fixture = new ProviderFixture()
    beforeEach(async () => fixture.enter(await makeScene()))
    afterEach(() => fixture.scene.close())

    describe('a session', () => {
      guaranteeSessions(fixture)
      guaranteeNewSessions(fixture)
    })
    describe('a payment', () => {
      guaranteePayments(fixture)
      guaranteeReturns(fixture)
    })
    describe('a subscription', () => {
      guaranteeMonths(fixture)
      guaranteeFailing(fixture)
      guaranteeEndings(fixture)
      guaranteePrices(fixture)
      guaranteeNotices(fixture)
    })
    describe('news', () => {
      guaranteeProviderEvents(fixture)
      guaranteeDoubt(fixture)
    })
  })
}
