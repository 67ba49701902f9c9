import { createFileRoute } from '@tanstack/react-router'
import { LeadsScreen } from '#modules/leads/screens/leads-screen.tsx'
import { cleanOpenSearch } from '../../open-search.ts'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/leads')({
  validateSearch: cleanOpenSearch,
  head: privateHead('Leads'),
  component: Leads,
})

function Leads() {
  return <LeadsScreen openId={Route.useSearch().id || null} />
}
