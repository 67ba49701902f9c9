import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { BareErrorPage } from '../app-layout/error-page.tsx'
import { WorkspacePage } from '../app-layout/workspace-page.tsx'
import { loginPath } from '../session/login-path.ts'

/**
 * The layout of every page behind login: the server renders its frame, the browser its content, guarded with the way back preserved (ROUTE-28,
 * ROUTE-32).
 */
export const Route = createFileRoute('/_workspace')({
  beforeLoad: ({ context, location }) => {
    // The server cannot know: there the session is always loading, and the script in the head decides (architecture §5).
    if (context.session.state().status !== 'signed-out') return
    throw redirect({ href: loginPath(location.href), replace: true })
  },
  errorComponent: BareErrorPage,
  component: Workspace,
})

/** Opens the login screen when the session ends while the page is open. */
function Workspace() {
  const { status } = useSession()
  const go = useGo()
  useEffect(() => {
    if (status === 'signed-out') go(loginPath(location.pathname + location.search), { replace: true })
  }, [status, go])
  return <WorkspacePage ready={status === 'signed-in'} />
}
