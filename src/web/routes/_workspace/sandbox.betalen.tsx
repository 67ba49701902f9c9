import { createFileRoute } from '@tanstack/react-router'
import { SandboxPayScreen } from '#modules/payments/sandbox/screens/sandbox-pay-screen.tsx'
import { NotFoundContent } from '../../app-layout/not-found-page.tsx'
import { privateHead } from '../../page-head.ts'

/** The payment page of the sandbox; where another provider takes the payments there is no such page. */
export const Route = createFileRoute('/_workspace/sandbox/betalen')({
  validateSearch: (raw: Record<string, unknown>) => (typeof raw.sessie === 'string' ? { sessie: raw.sessie } : {}),
  head: privateHead('Betalen in de proefomgeving'),
  component: PayPage,
})

function PayPage() {
  const { sessie } = Route.useSearch()
  return <SandboxPayScreen sessionId={sessie ?? '-'} notHere={<NotFoundContent />} />
}
