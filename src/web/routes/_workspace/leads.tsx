import { createFileRoute } from '@tanstack/react-router'
import { LeadsScreen } from '#modules/leads/screens/leads-screen.tsx'
import { cleanOpenSearch, type OpenSearch } from '../../open-search.ts'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/leads')({
  validateSearch: cleanLeadsSearch,
  head: privateHead('Leads'),
  component: Leads,
})

type LeadsSearch = OpenSearch & { score?: string; status?: string }

/** Keeps the open lead and the filters of the list; the screen leaves out a filter that it does not know. */
function cleanLeadsSearch({ score, status, ...raw }: Record<string, unknown>): LeadsSearch {
  const filters = Object.entries({ score, status }).filter(([, value]) => typeof value === 'string')
  return { ...cleanOpenSearch(raw), ...Object.fromEntries(filters) }
}

function Leads() {
  const search = Route.useSearch()
  return <LeadsScreen openId={search.id || null} filters={{ ...search }} />
}
