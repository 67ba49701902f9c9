import { useSearch } from '@tanstack/react-router'
import { CheckoutLauncher } from '#modules/billing/screens/checkout-launcher.tsx'
import type { CheckoutEntry } from '#modules/billing/screens/launch-checkout.ts'
import type { LauncherSearch } from './launcher-route.ts'
import { loginPath } from './session/login-path.ts'

/** The launcher of both its addresses (ROUTE-21, AMB-011). */
export function LauncherPage({ entry }: { entry: CheckoutEntry }) {
  const { plan = '' }: LauncherSearch = useSearch({ strict: false })
  return <CheckoutLauncher key={plan} code={plan} entry={entry} signInPath={loginPath(`${entry}?plan=${plan}`)} />
}
