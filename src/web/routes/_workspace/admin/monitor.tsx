import { createFileRoute } from '@tanstack/react-router'
import { MonitorPage } from '../../../monitor-page.tsx'
import { cleanOpenSearch } from '../../../open-search.ts'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/monitor')({
  ssr: false,
  validateSearch: cleanOpenSearch,
  head: privateHead('Monitor'),
  beforeLoad: guardAdmin,
  component: Monitor,
})

function Monitor() {
  return <MonitorPage openId={Route.useSearch().id || null} />
}
