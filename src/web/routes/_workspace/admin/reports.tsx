import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from '#modules/moderation/screens/reports/reports-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/reports')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Meldingen'),
  component: ReportsScreen,
})
