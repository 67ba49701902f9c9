import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordScreen } from '#modules/identity/screens/new-password-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { besideLogin } from '../../session/login-path.ts'
import { useAddressSecret } from '../../session/use-address-secret.ts'
import { useStartSession } from '../../session/use-start-session.ts'

export const Route = createFileRoute('/_public/auth_/nieuw-wachtwoord')({
  head: ({ match }) =>
    pageHead(
      {
        title: 'Nieuw wachtwoord',
        description: 'Kies een nieuw wachtwoord voor Syvo.',
        path: '/auth/nieuw-wachtwoord',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  const token = useAddressSecret()
  const startSession = useStartSession()
  return (
    <NewPasswordScreen
      token={token}
      again={besideLogin('wachtwoord-vergeten', undefined)}
      onSession={(answer) => startSession(answer, 'password-recovery', answer.redirect_to)}
    />
  )
}
