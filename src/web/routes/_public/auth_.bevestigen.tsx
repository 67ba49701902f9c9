import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '#modules/identity/screens/confirm-email-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'
import { deleteSignUpSecret, readSignUpSecret } from '../../session/sign-up-secret.ts'
import { useAddressSecret } from '../../session/use-address-secret.ts'
import { useStartSession } from '../../session/use-start-session.ts'

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
  const startSession = useStartSession()
  return (
    <ConfirmEmailScreen
      token={useAddressSecret()}
      loginFor={loginPath}
      deviceSecret={readSignUpSecret}
      onSession={(answer) => {
        deleteSignUpSecret()
        startSession(answer, 'signed-in', answer.redirect_to)
      }}
    />
  )
}
