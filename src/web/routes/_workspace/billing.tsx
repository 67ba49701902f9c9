import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '#modules/billing/screens/billing-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/billing')({
  // The plan to change to, when a plan card led here.
  validateSearch: ({ plan }: Record<string, unknown>): { plan?: string } =>
    typeof plan === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(plan) ? { plan } : {},
  head: privateHead('Mijn abonnement'),
  component: BillingPage,
})

function BillingPage() {
  return <BillingScreen wantedPlan={Route.useSearch().plan ?? null} />
}
