import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '#modules/identity/screens/confirm-email-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'
import { useAddressSecret } from '../../session/use-address-secret.ts'

export const Route = createFileRoute('/_public/auth_/bevestigen')({
  head: ({ match }) =>
    pageHead(
      {
        title: 'Bevestig je e-mailadres',
        description: 'Bevestig je e-mailadres voor Syvo.',
        path: '/auth/bevestigen',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  return <ConfirmEmailScreen token={useAddressSecret()} loginFor={loginPath} />
}
