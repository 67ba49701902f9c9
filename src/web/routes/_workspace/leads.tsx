import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LeadsScreen } from '#modules/leads/screens/leads-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/leads')({
  validateSearch: z.object({ id: z.optional(z.catch(z.uuid(), '')) }),
  head: privateHead('Leads'),
  component: Leads,
})

function Leads() {
  return <LeadsScreen openId={Route.useSearch().id || null} />
}
