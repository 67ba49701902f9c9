import type { Binding } from '#platform/http/binding.ts'
import { vendorAreaRoutes } from './routes/vendor-area-routes.ts'
import { vendorCheckRoutes } from './routes/vendor-check-routes.ts'
import type { VendorsDeps } from './vendors-deps.ts'

/** Returns the operations of vendors, each part bound in its own file. */
export function vendorsRoutes(deps: VendorsDeps): Binding[] {
  return [...vendorAreaRoutes(deps), ...vendorCheckRoutes(deps)]
}
