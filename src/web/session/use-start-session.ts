import { useRouteContext } from '@tanstack/react-router'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import type { Session } from '#modules/identity/contract.ts'
import type { SessionStep } from '#modules/identity/screens/auth-screen.tsx'
import { useGo } from '#platform/browser/navigation-context.ts'
import { saveDeviceToken } from './device-token.ts'
import { besideLogin } from './login-path.ts'
import { recordOfSession } from './session-renewal.ts'

/** Returns a function that starts a session with its event (AUTH-12), and opens the redirect (ROUTE-07, AUTH-06). */
export function useStartSession(): (answer: Session, step: SessionStep, target: string | undefined) => void {
  const { session } = useRouteContext({ from: '__root__' })
  const go = useGo()
  return (answer, step, target) => {
    const record = recordOfSession(answer, Date.now())
    if (!record) return
    saveDeviceToken(answer.device_token)
    session.handle({ type: step, record })
    const path = safeRedirect(target, location.origin)
    go(record.isUnsecured ? besideLogin('beveiligen', path) : path, { replace: true })
  }
}
