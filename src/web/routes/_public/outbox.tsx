import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { OutboxScreen } from '#modules/identity/screens/outbox-screen.tsx'
import { cleanOpenSearch } from '../../open-search.ts'
import { privateHead } from '../../page-head.ts'

/** Exists only in the demo, and without login: a user who forgot a password reads the mail here. Elsewhere the address is not found. */
export const Route = createFileRoute('/_public/outbox')({
  validateSearch: cleanOpenSearch,
  beforeLoad: ({ context }) => {
    if (!context.site.hasOutbox) throw notFound({ routeId: rootRouteId })
  },
  head: privateHead('Uitgaande mail'),
  component: Outbox,
})

function Outbox() {
  return <OutboxScreen openId={Route.useSearch().id || null} siteUrl={Route.useRouteContext().site.publicUrl} />
}
