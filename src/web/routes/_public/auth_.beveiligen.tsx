import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SecureAccountScreen } from '#modules/identity/screens/secure-account-screen.tsx'
import { redirectPath } from '../../auth-purpose.ts'
import { cleanAuthSearch } from '../../auth-search.ts'
import { pageHead } from '../../page-head.ts'
import { loginPath } from '../../session/login-path.ts'

export const Route = createFileRoute('/_public/auth_/beveiligen')({
  validateSearch: cleanAuthSearch,
  head: ({ match }) =>
    pageHead(
      {
        title: 'Beveilig je account',
        description: 'Zet tweestapsverificatie aan voor je beheerdersaccount bij Syvo.',
        path: '/auth/beveiligen',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  const target = redirectPath(Route.useSearch().redirect)
  const { session } = Route.useRouteContext()
  const onSecured = useCallback(() => {
    const record = session.record()
    if (record?.isUnsecured)
      session.handle({ type: 'mfa-challenge-verified', record: { ...record, isUnsecured: false } })
  }, [session])
  return <SecureAccountScreen target={target} signIn={loginPath(target)} onSecured={onSecured} />
}
