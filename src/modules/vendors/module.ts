import type { AppModule } from '#platform/module/app-module.ts'
import { vendorsRoutes } from './routes.ts'
import type { VendorsDeps } from './vendors-deps.ts'

/** Creates vendors. */
export function vendorsModule(deps: VendorsDeps): AppModule {
  return { routes: vendorsRoutes(deps) }
}
