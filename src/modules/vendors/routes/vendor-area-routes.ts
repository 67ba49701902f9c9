import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { readVendorDashboard } from '../actions/read-vendor-dashboard.ts'
import { readVendorProfile, updateVendorProfile } from '../actions/update-vendor-profile.ts'
import * as contract from '../contract/vendor-area.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

/** Binds the operations of the vendor area to their actions. */
export function vendorAreaRoutes(deps: Pick<VendorsDeps, 'db' | 'clock'>): Binding[] {
  return [
    bind(contract.readVendorDashboard, async ({ query }, { caller }) =>
      ok(await readVendorDashboard(deps, { vendorId: memberOf(caller).userId, after: query.after })),
    ),
    bind(contract.readVendorProfile, (_, { caller }) => readVendorProfile(deps, memberOf(caller).userId)),
    bind(contract.saveVendorProfile, ({ body }, { caller }) => {
      const { declared: _declared, ...form } = body
      return updateVendorProfile(deps, { vendorId: memberOf(caller).userId, form })
    }),
  ]
}
