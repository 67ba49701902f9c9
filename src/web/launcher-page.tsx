import { useSearch } from '@tanstack/react-router'
import { CheckoutLauncher } from '#modules/billing/screens/checkout-launcher.tsx'
import type { CheckoutDoor } from '#modules/billing/screens/launch-checkout.ts'
import type { LauncherSearch } from './launcher-route.ts'
import { loginPath } from './session/login-path.ts'

/** The launcher of both its addresses (ROUTE-21, AMB-011). */
export function LauncherPage({ door }: { door: CheckoutDoor }) {
  const { plan = '' }: LauncherSearch = useSearch({ strict: false })
  return <CheckoutLauncher key={plan} code={plan} door={door} signInPath={loginPath(`${door}?plan=${plan}`)} />
}
