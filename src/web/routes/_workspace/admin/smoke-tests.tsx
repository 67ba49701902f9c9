import { createFileRoute } from '@tanstack/react-router'
import { SmokeTestsScreen } from '#modules/health/screens/smoke-tests-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/smoke-tests')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Gezondheidstests'),
  component: SmokeTestsScreen,
})
