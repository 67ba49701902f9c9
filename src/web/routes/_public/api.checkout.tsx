import { createFileRoute } from '@tanstack/react-router'
import { LauncherPage } from '../../launcher-page.tsx'
import { cleanLauncherSearch, guardPlanCode, launcherHead } from '../../launcher-route.ts'

export const Route = createFileRoute('/_public/api/checkout')({
  validateSearch: cleanLauncherSearch,
  beforeLoad: ({ search }) => guardPlanCode(search.plan, '/api/checkout'),
  head: ({ match }) => launcherHead(match.context.site),
  component: Launcher,
})

function Launcher() {
  return <LauncherPage entry="/api/checkout" />
}
