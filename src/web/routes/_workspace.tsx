import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { BareErrorPage } from '../app-layout/error-page.tsx'
import { WorkspacePage } from '../app-layout/workspace-page.tsx'
import { loginPath } from '../session/login-path.ts'

/** Everything behind login: rendered in the browser alone, guarded with the way back kept (ROUTE-28, ROUTE-32). */
export const Route = createFileRoute('/_workspace')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    if (!context.session.token()) throw redirect({ href: loginPath(location.href), replace: true })
  },
  pendingComponent: () => <WorkspacePage ready={false} />,
  errorComponent: BareErrorPage,
  component: Workspace,
})

/** Leaves for the login screen when the session ends while the page is open. */
function Workspace() {
  const { status } = useSession()
  const go = useGo()
  useEffect(() => {
    if (status === 'signed-out') go(loginPath(location.pathname + location.search), { replace: true })
  }, [status, go])
  return <WorkspacePage ready={status === 'signed-in'} />
}
