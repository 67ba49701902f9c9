import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SsoReturnScreen } from '#modules/identity/screens/sso-return-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { consumeSsoBinding } from '../../session/sso-binding.ts'
import { useStartSession } from '../../session/use-start-session.ts'

export const Route = createFileRoute('/_public/auth_/sso')({
  head: ({ match }) =>
    pageHead(
      {
        title: 'Inloggen via je organisatie',
        description: 'Log in bij Syvo via je organisatie.',
        path: '/auth/sso',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

/** Removes the service's answer from the address before anything else is done with it. */
function Page() {
  const [returned, setReturned] = useState<{ params: string; binding: string } | null>(null)
  const startSession = useStartSession()
  useEffect(() => {
    const params = location.search.slice(1)
    if (params === '') return setReturned((before) => before ?? { params, binding: '' })
    history.replaceState(history.state, '', location.pathname)
    setReturned({ params, binding: consumeSsoBinding() })
  }, [])
  return (
    <SsoReturnScreen returned={returned} onSession={(answer, step) => startSession(answer, step, answer.redirect_to)} />
  )
}
