import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { fail, invalidInput, ok } from '#platform/http/failure.ts'
import { abandonOrder } from './actions/abandon-order.ts'
import { activateFreePlan } from './actions/activate-free-plan.ts'
import { cancelSubscription } from './actions/cancel-subscription.ts'
import { changePlan } from './actions/change-plan.ts'
import { checkSubscription, verifyPayment } from './actions/check-payment.ts'
import { confirmOrder } from './actions/confirm-order.ts'
import { checkVatId } from './actions/determine-vat.ts'
import { moveRentalToPlan } from './actions/move-rental-to-plan.ts'
import { openPortal } from './actions/open-portal.ts'
import { readAgreement } from './actions/read-agreement.ts'
import { readBilling, readInvoices } from './actions/read-billing.ts'
import { readInvoice } from './actions/read-invoice.ts'
import { readOrder } from './actions/read-order.ts'
import { startBotOrder, startPlanOrder } from './actions/start-order.ts'
import { withdrawOrder } from './actions/withdraw-order.ts'
import type { BillingDeps } from './billing-deps.ts'
import * as contract from './contract.ts'
import { vendorRoutes } from './vendor-routes.ts'

/** Binds the operations of orders, payments, subscriptions and invoices to their actions. */
export function billingRoutes(deps: BillingDeps): Binding[] {
  return [...orderRoutes(deps), ...paidRoutes(deps), ...vendorRoutes(deps)]
}

function orderRoutes(deps: BillingDeps): Binding[] {
  return [
    bind(contract.createSubscriptionCheckout, ({ body }, { caller }) => {
      const { userId } = memberOf(caller)
      const planCode = body.planCode ?? body.plan
      if (planCode === undefined)
        return Promise.resolve(fail(invalidInput([{ path: 'planCode', message: 'Kies een plan' }])))
      return body.paymentMethod === 'none'
        ? activateFreePlan(deps, { userId, planCode })
        : startPlanOrder(deps, { userId, planCode, audience: 'customer' })
    }),
    bind(contract.createCheckout, ({ body }, { caller }) =>
      startPlanOrder(deps, { userId: memberOf(caller).userId, planCode: body.plan, audience: 'developer' }),
    ),
    bind(contract.createBotCheckout, ({ body }, { caller }) =>
      startBotOrder(deps, { userId: memberOf(caller).userId, ...body }),
    ),
    bind(contract.readOrder, ({ params }, { caller }) =>
      readOrder(deps, { userId: memberOf(caller).userId, orderId: params.orderId }),
    ),
    bind(contract.confirmOrder, ({ body }, { caller }) =>
      confirmOrder(deps, {
        userId: memberOf(caller).userId,
        orderId: body.orderId,
        buyer: body.buyer,
        seenPriceCents: body.seenPriceCents,
      }),
    ),
    bind(contract.checkVatId, ({ body }, { caller }) =>
      checkVatId(deps, { userId: memberOf(caller).userId, btwId: body.btwId }),
    ),
    bind(contract.abandonOrder, ({ body }, { caller }) =>
      abandonOrder(deps, { userId: memberOf(caller).userId, orderId: body.orderId }),
    ),
    bind(contract.withdrawOrder, ({ body }, { caller }) =>
      withdrawOrder(deps, { userId: memberOf(caller).userId, orderId: body.orderId }),
    ),
  ]
}

function paidRoutes(deps: BillingDeps): Binding[] {
  return [
    bind(contract.checkSubscription, async ({ body }, { caller }) =>
      ok(await checkSubscription(deps, { userId: memberOf(caller).userId, sessionId: body?.session_id ?? null })),
    ),
    bind(contract.verifyPayment, ({ body }, { caller }) =>
      verifyPayment(deps, { userId: memberOf(caller).userId, sessionId: body.sessionId }),
    ),
    bind(contract.readBilling, async (_, { caller }) => ok(await readBilling(deps, memberOf(caller).userId))),
    bind(contract.readInvoices, async (_, { caller }) => ok(await readInvoices(deps, memberOf(caller).userId))),
    bind(contract.readInvoice, ({ params }, { caller }) =>
      readInvoice(deps, { userId: memberOf(caller).userId, invoiceId: params.invoiceId }),
    ),
    bind(contract.readProcessingAgreement, ({ params }, { caller }) =>
      readAgreement(deps, { userId: memberOf(caller).userId, botId: params.botId }),
    ),
    bind(contract.cancelSubscription, ({ body }, { caller }) =>
      cancelSubscription(deps, { userId: memberOf(caller).userId, ...body }),
    ),
    bind(contract.moveRentalToPlan, ({ body }, { caller }) =>
      moveRentalToPlan(deps, { userId: memberOf(caller).userId, ...body }),
    ),
    bind(contract.changePlan, ({ body }, { caller }) =>
      changePlan(deps, {
        userId: memberOf(caller).userId,
        planCode: body.planCode,
        confirm: body.confirm,
        keepBotIds: body.keepBotIds ?? null,
        seenDueNowCents: body.seenDueNowCents ?? null,
      }),
    ),
    bind(contract.openBillingPortal, (_, { caller }) => openPortal(deps, memberOf(caller).userId)),
  ]
}
