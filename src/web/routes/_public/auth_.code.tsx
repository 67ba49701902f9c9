import { createFileRoute } from '@tanstack/react-router'
import { MailCodeScreen } from '#modules/identity/screens/mail-code-screen.tsx'
import { cleanAuthSearch } from '../../auth-search.ts'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'
import { useStartSession } from '../../session/use-start-session.ts'
import { outboxPath } from '../../site.ts'

export const Route = createFileRoute('/_public/auth_/code')({
  validateSearch: cleanAuthSearch,
  head: ({ match }) =>
    pageHead(
      {
        title: 'Inloggen met een code',
        description: 'Log in bij Syvo met een code per mail.',
        path: '/auth/code',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  const { redirect = '/' } = Route.useSearch()
  const startSession = useStartSession()
  return (
    <MailCodeScreen
      redirectTo={redirect}
      back={loginPath(redirect)}
      outbox={outboxPath(Route.useRouteContext().site)}
      onSession={(answer, step) => startSession(answer, step, redirect)}
    />
  )
}
