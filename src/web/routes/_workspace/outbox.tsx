import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { OwnMailsScreen } from '#modules/identity/screens/own-mails-screen.tsx'
import { cleanOpenSearch } from '../../open-search.ts'
import { privateHead } from '../../page-head.ts'

/** Exists in the demo alone; elsewhere the address leads nowhere. */
export const Route = createFileRoute('/_workspace/outbox')({
  validateSearch: cleanOpenSearch,
  beforeLoad: ({ context }) => {
    if (!context.site.isDemo) throw notFound({ routeId: rootRouteId })
  },
  head: privateHead('Uitgaande mail'),
  component: Outbox,
})

function Outbox() {
  return <OwnMailsScreen openId={Route.useSearch().id || null} />
}
