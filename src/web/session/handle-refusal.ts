import type { ApiFailure } from '#platform/http/api-client.ts'
import { besideLogin } from './login-path.ts'
import { requestReauthentication } from './reauthentication-request.ts'

/** Does what a refused operation needs first; returns true when it may be tried again. */
export function handleRefusal({ code, details }: ApiFailure): boolean | Promise<boolean> {
  if (code === 'proof_needed') return requestReauthentication(details)
  if (code !== 'second_factor_needed' || location.pathname === '/auth/beveiligen') return false
  location.replace(besideLogin('beveiligen', location.pathname + location.search))
  // The page is being left: the caller waits with it, so that no failure is shown meanwhile.
  return new Promise(() => {})
}
