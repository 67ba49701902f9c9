import { createFileRoute } from '@tanstack/react-router'
import { PayoutsScreen } from '#modules/billing/screens/payouts-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { guardVendor } from '../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/vendor/payouts')({
  ssr: false,
  beforeLoad: guardVendor,
  head: privateHead('Uitbetalingen'),
  component: PayoutsScreen,
})
