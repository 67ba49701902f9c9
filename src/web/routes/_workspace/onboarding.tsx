import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '#modules/identity/screens/onboarding-screen.tsx'
import { MAKER_HOME } from '../../maker-home.ts'
import { privateHead } from '../../page-head.ts'

/** Where each choice leads (VEND-35). */
const TARGETS = { buyer: '/my-bots', vendor: MAKER_HOME } as const

export const Route = createFileRoute('/_workspace/onboarding')({ head: privateHead('Jouw rol'), component: Onboarding })

function Onboarding() {
  return <OnboardingScreen targets={TARGETS} />
}
