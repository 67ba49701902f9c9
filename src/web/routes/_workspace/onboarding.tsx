import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '#modules/identity/screens/onboarding-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { VENDOR_HOME } from '../../vendor-home.ts'

/** Where each choice leads (VEND-35). */
const TARGETS = { buyer: '/my-bots', vendor: VENDOR_HOME } as const

export const Route = createFileRoute('/_workspace/onboarding')({ head: privateHead('Jouw rol'), component: Onboarding })

function Onboarding() {
  return <OnboardingScreen targets={TARGETS} />
}
