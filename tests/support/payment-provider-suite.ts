import { afterEach, beforeEach, describe } from 'vitest'
import { guaranteeDoubt, guaranteeTelling } from './payment-provider/events.ts'
import { guaranteePayments, guaranteeReturns } from './payment-provider/payments.ts'
import { guaranteeNotices, guaranteePrices } from './payment-provider/price-changes.ts'
import { type ProviderScenario, ProviderStage } from './payment-provider/provider-fixture.ts'
import { guaranteeNewSessions, guaranteeSessions } from './payment-provider/sessions.ts'
import { guaranteeEndings, guaranteeFailing, guaranteeMonths } from './payment-provider/subscriptions.ts'

export type { ProviderMessage, ProviderScenario } from './payment-provider/provider-fixture.ts'

/** The guarantees that every payment provider gives, whoever it is; each runs against a world of its own. */
export function describePaymentProvider(name: string, makeScene: () => Promise<ProviderScenario>): void {
  describe(`the payment provider ${name}`, () => {
    const stage = new ProviderStage()
    beforeEach(async () => stage.enter(await makeScene()))
    afterEach(() => stage.scene.close())

    describe('a session', () => {
      guaranteeSessions(stage)
      guaranteeNewSessions(stage)
    })
    describe('a payment', () => {
      guaranteePayments(stage)
      guaranteeReturns(stage)
    })
    describe('a subscription', () => {
      guaranteeMonths(stage)
      guaranteeFailing(stage)
      guaranteeEndings(stage)
      guaranteePrices(stage)
      guaranteeNotices(stage)
    })
    describe('news', () => {
      guaranteeTelling(stage)
      guaranteeDoubt(stage)
    })
  })
}
