import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '#modules/identity/screens/onboarding-screen.tsx'
import { privateHead } from '../../page-head.ts'

/** A maker goes to the own bots until the dashboard for makers exists. */
const TARGETS = { buyer: '/my-bots', vendor: '/my-bots' } as const

export const Route = createFileRoute('/_workspace/onboarding')({ head: privateHead('Jouw rol'), component: Onboarding })

function Onboarding() {
  return <OnboardingScreen targets={TARGETS} />
}
