import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ConversationsScreen } from '#modules/runtime/screens/conversations-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/gesprekken')({
  validateSearch: z.object({ id: z.optional(z.catch(z.uuid(), '')) }),
  head: privateHead('Gesprekken'),
  component: Conversations,
})

function Conversations() {
  return <ConversationsScreen openId={Route.useSearch().id || null} />
}
