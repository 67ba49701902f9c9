import { BOTS, BUSINESS } from '../support/order-fixtures.ts'
import type { BillingFixture } from './billing-fixture.ts'
import type { EndpointFixtures } from './endpoint-fixtures.ts'
import type { EndpointRequest } from './good-requests.ts'

type Make = (fixtures: EndpointFixtures) => EndpointRequest

/** Makes a request of the caller's company from its orders and payments. */
const as =
  (make: (money: BillingFixture) => EndpointRequest): Make =>
  ({ one }) => {
    if (!one.money) throw new Error('This world was made without money.')
    return { token: one.token, ...make(one.money) }
  }

/** A successful request for every operation around money. */
export const billingRequests: Readonly<Record<string, Make>> = {
  createSubscriptionCheckout: as(() => ({ body: { planCode: 'pro' } })),
  createCheckout: as(() => ({ body: { plan: 'dev-pro' } })),
  createBotCheckout: as(() => ({ body: { botId: BOTS.balie, accessType: 'rental' } })),
  readOrder: as((money) => ({ params: { orderId: money.draftOrderId } })),
  confirmOrder: as((money) => ({
    body: {
      orderId: money.draftOrderId,
      buyer: BUSINESS,
      seenPriceCents: money.draftPriceCents,
      acceptsTerms: true,
      startsNow: true,
    },
  })),
  checkVatId: as(() => ({ body: { country: 'NL', btwId: 'NL123456789B01' } })),
  abandonOrder: as((money) => ({ body: { orderId: money.draftOrderId } })),
  checkSubscription: as((money) => ({ body: { session_id: money.paidOrderId } })),
  verifyPayment: as((money) => ({ body: { sessionId: money.paidOrderId } })),
  readBilling: as(() => ({})),
  readInvoices: as(() => ({})),
  readInvoice: as((money) => ({ params: { invoiceId: money.invoiceId } })),
  readProcessingAgreement: ({ one }) => ({ token: one.token, params: { botId: one.botId } }),
  cancelSubscription: as((money) => ({ body: { subscriptionId: money.subscriptionId, resume: false } })),
  moveRentalToPlan: as((money) => ({ body: { subscriptionId: money.rentalId } })),
  changePlan: as(() => ({ body: { planCode: 'pro', confirm: false } })),
  openBillingPortal: as(() => ({})),
  withdrawOrder: as((money) => ({ body: { orderId: money.paidOrderId } })),
  readStatements: as(() => ({})),
  readStatementPdf: as((money) => ({ params: { statementId: money.statementId } })),
  readStatementCsv: as((money) => ({ params: { statementId: money.statementId } })),
  readPayouts: as(() => ({})),
  savePayoutAccount: as(() => ({
    body: { iban: 'NL91 ABNA 0417 1643 00', name: 'Bistro Noor', password: 'een-lang-wachtwoord' },
  })),
  readSandboxSession: as((money) => ({ params: { sessionId: money.sessionId } })),
  paySandboxSession: as((money) => ({ body: { sessionId: money.sessionId, method: 'ideal', outcome: 'paid' } })),
  readSandboxOrders: as(() => ({})),
  failSandboxRenewals: as((money) => ({ body: { subscriptionId: money.playedSubscriptionId, fail: true } })),
  renewSandboxSubscription: as((money) => ({ body: { subscriptionId: money.playedSubscriptionId } })),
  chargeBackSandboxPayment: as((money) => ({ body: { paymentId: money.playedPaymentId } })),
}
