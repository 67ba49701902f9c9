import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '#modules/billing/screens/billing-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/billing')({
  // The plan to change to, when a plan card led here.
  validateSearch: ({ wissel }: Record<string, unknown>): { wissel?: string } =>
    typeof wissel === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(wissel) ? { wissel } : {},
  head: privateHead('Mijn abonnement'),
  component: BillingPage,
})

function BillingPage() {
  return <BillingScreen requestedPlan={Route.useSearch().wissel ?? null} />
}
