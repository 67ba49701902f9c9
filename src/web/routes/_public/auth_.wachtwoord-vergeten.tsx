import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#modules/identity/screens/forgot-password-screen.tsx'
import { cleanAuthSearch } from '../../auth-search.ts'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'
import { outboxPath } from '../../site.ts'

export const Route = createFileRoute('/_public/auth_/wachtwoord-vergeten')({
  validateSearch: cleanAuthSearch,
  head: ({ match }) =>
    pageHead(
      {
        title: 'Wachtwoord vergeten',
        description: 'Vraag een link aan waarmee je een nieuw wachtwoord voor Syvo kiest.',
        path: '/auth/wachtwoord-vergeten',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  const { redirect = '/' } = Route.useSearch()
  const { site } = Route.useRouteContext()
  return <ForgotPasswordScreen redirectTo={redirect} back={loginPath(redirect)} outbox={outboxPath(site)} />
}
