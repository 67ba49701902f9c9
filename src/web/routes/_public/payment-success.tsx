import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccessScreen } from '#modules/billing/screens/payment-success-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'

/** Shows whether the payment was received, from the search parameters of the payment page (ROUTE-20). */
export const Route = createFileRoute('/_public/payment-success')({
  validateSearch: ({ session_id: id, plan }: Record<string, unknown>): { session_id?: string; plan?: string } => ({
    ...(typeof id === 'string' && id !== '' ? { session_id: id } : {}),
    ...(typeof plan === 'string' && plan !== '' ? { plan } : {}),
  }),
  head: ({ match }) =>
    pageHead(
      {
        title: 'Je betaling',
        description: 'Hier zie je of je betaling aan Syvo gelukt is.',
        path: '/payment-success',
        noindex: true,
      },
      match.context.site,
    ),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  const { session_id: sessionId = null, plan = null } = Route.useSearch()
  const query = new URLSearchParams({ ...(sessionId ? { session_id: sessionId } : {}), ...(plan ? { plan } : {}) })
  return (
    <PaymentSuccessScreen
      sessionId={sessionId}
      hasPlan={plan !== null}
      signInPath={loginPath(`/payment-success?${query}`)}
    />
  )
}
