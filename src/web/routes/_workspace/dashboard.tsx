import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../dashboard/dashboard-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/dashboard')({
  // Any text is kept: the guard passes path and query on unchanged (ROUTE-28), and an unknown bot gets its notice (AMB-118).
  validateSearch: ({ bot }: Record<string, unknown>): { bot?: string } =>
    typeof bot === 'string' && bot !== '' ? { bot } : {},
  head: privateHead('Dashboard'),
  component: Dashboard,
})

function Dashboard() {
  return <DashboardScreen botId={Route.useSearch().bot ?? null} />
}
