import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { checkVendorAccount, revealPayoutAccount } from '../actions/check-vendor-account.ts'
import { requestVendorChanges, verifyVendor } from '../actions/decide-vendor-verification.ts'
import { readVendorsToCheck } from '../actions/read-vendors-to-check.ts'
import * as contract from '../contract/vendor-checks.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

/** Binds the operations of an administrator's checks of vendors to their actions. */
export function vendorCheckRoutes(deps: VendorsDeps): Binding[] {
  return [
    bind(contract.readVendorsToCheck, ({ query }) =>
      readVendorsToCheck(deps, { state: query.state, after: query.after }),
    ),
    bind(contract.verifyVendor, ({ body }, { caller }) =>
      verifyVendor(deps, {
        adminId: memberOf(caller).userId,
        vendorId: body.vendor_id,
        changedAt: new Date(body.changed_at),
      }),
    ),
    bind(contract.requestVendorChanges, ({ body }, { caller }) =>
      requestVendorChanges(deps, {
        adminId: memberOf(caller).userId,
        vendorId: body.vendor_id,
        changedAt: new Date(body.changed_at),
        reason: body.reason,
      }),
    ),
    bind(contract.revealPayoutAccount, ({ body }, { caller }) =>
      revealPayoutAccount(deps, { adminId: memberOf(caller).userId, vendorId: body.vendor_id }),
    ),
    bind(contract.checkVendorAccount, ({ body }, { caller }) =>
      checkVendorAccount(deps, { adminId: memberOf(caller).userId, vendorId: body.vendor_id, iban: body.iban }),
    ),
  ]
}
