import { createFileRoute } from '@tanstack/react-router'
import { cleanLauncherSearch, guardPlanCode, LauncherPage, launcherHead } from '../../launcher-page.tsx'

export const Route = createFileRoute('/_public/checkout')({
  validateSearch: cleanLauncherSearch,
  beforeLoad: ({ search }) => guardPlanCode(search.plan, '/checkout'),
  head: ({ match }) => launcherHead(match.context.site),
  component: Launcher,
})

function Launcher() {
  return <LauncherPage door="/checkout" />
}
