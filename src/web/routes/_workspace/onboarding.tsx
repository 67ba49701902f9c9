import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '#modules/identity/screens/onboarding-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { VENDOR_HOME } from '../../vendor-home.ts'

/** The page that each choice opens (VEND-35). */
const TARGETS = { buyer: '/my-bots', vendor: VENDOR_HOME } as const

/** The page for prospective vendors leads here with `rol=maker`, so that the choice made there need not be repeated. */
export const Route = createFileRoute('/_workspace/onboarding')({
  validateSearch: ({ rol }: Record<string, unknown>): { rol?: 'maker' } => (rol === 'maker' ? { rol } : {}),
  head: privateHead('Jouw rol'),
  component: Onboarding,
})

function Onboarding() {
  const { rol } = Route.useSearch()
  return <OnboardingScreen targets={TARGETS} initialChoice={rol === 'maker' ? 'vendor' : 'buyer'} />
}
