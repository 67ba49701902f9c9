import { createFileRoute } from '@tanstack/react-router'
import { ConversationsScreen } from '#modules/runtime/screens/conversations-screen.tsx'
import { cleanOpenSearch } from '../../open-search.ts'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/gesprekken')({
  validateSearch: cleanOpenSearch,
  head: privateHead('Gesprekken'),
  component: Conversations,
})

function Conversations() {
  return <ConversationsScreen openId={Route.useSearch().id || null} />
}
