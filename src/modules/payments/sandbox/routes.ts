import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { paySession, readSession } from './actions/pay-session.ts'
import {
  chargeBackPayment,
  readSimulatedOrders,
  renewNow,
  simulateFailedRenewals,
} from './actions/simulate-provider.ts'
import * as contract from './contract.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

/** Binds the endpoints of the sandbox's own pages; mounted only where the sandbox is the provider. */
export function sandboxRoutes(deps: SandboxDeps): Binding[] {
  return [
    bind(contract.readSandboxSession, ({ params }, { caller }) =>
      readSession(deps, { userId: memberOf(caller).userId, sessionId: params.sessionId }),
    ),
    bind(contract.paySandboxSession, ({ body }, { caller }) =>
      paySession(deps, { userId: memberOf(caller).userId, ...body }),
    ),
    bind(contract.readSandboxOrders, async (_, { caller }) =>
      ok(await readSimulatedOrders(deps, memberOf(caller).userId)),
    ),
    bind(contract.failSandboxRenewals, ({ body }, { caller }) =>
      simulateFailedRenewals(deps, { userId: memberOf(caller).userId, ...body }),
    ),
    bind(contract.renewSandboxSubscription, ({ body }, { caller }) =>
      renewNow(deps, { userId: memberOf(caller).userId, subscriptionId: body.subscriptionId }),
    ),
    bind(contract.chargeBackSandboxPayment, ({ body }, { caller }) =>
      chargeBackPayment(deps, { userId: memberOf(caller).userId, paymentId: body.paymentId }),
    ),
  ]
}
