import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './checkout.css'
import { checkoutText as text } from './checkout.text.ts'
import { type CheckoutEntry, launchCheckout, plansPathOf } from './launch-checkout.ts'
import { openOrder } from './navigate-away.ts'

const REDIRECT_AFTER_MS = 3000

type Props = {
  /** A plan code that this address accepts. */
  code: string
  entry: CheckoutEntry
  /** The login screen with the way back here. */
  signInPath: string
}

/** Starts the checkout of a plan on load and opens its order; after an error it goes to the plans (ROUTE-21, PAY-01 to PAY-10). */
export function CheckoutLauncher({ code, entry, signInPath }: Props) {
  const failure = useLaunch({ code, entry, signInPath })
  const go = useGo()
  useEffect(() => {
    if (failure === null) return
    const timer = setTimeout(() => go(plansPathOf(code), { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [failure, code, go])
  return <LauncherPanel failure={failure} plansPath={plansPathOf(code)} />
}

/** Shows that the launcher is at work, or why it failed. */
export function LauncherPanel({ failure, plansPath }: { failure: string | null; plansPath: string }) {
  return (
    <div className="container checkout">
      <h1 className="title-52">{failure === null ? text.title : text.failedTitle}</h1>
      {failure === null ? (
        <p className="checkout-busy" role="status">
          <Spinner /> {text.lead}
        </p>
      ) : (
        <>
          <Notice tone="error" live>
            {failure}
          </Notice>
          <p className="soft">{text.leaving}</p>
          <p>
            <ButtonLink href={plansPath}>{text.toPlans}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

/** Launches once, as soon as the session is known; returns why it failed. */
function useLaunch({ code, entry, signInPath }: Props): string | null {
  const api = useApi()
  const go = useGo()
  const { status } = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (status === 'loading' || hasStarted.current) return
    hasStarted.current = true
    void launchCheckout(api, { code, entry, isSignedIn: status === 'signed-in' }).then((end) => {
      if (end.kind === 'failed') setFailure(end.text)
      else if (end.kind === 'order') openOrder(end.url, go)
      else go(end.kind === 'page' ? end.path : signInPath, { replace: true })
    })
  }, [api, code, entry, go, signInPath, status])
  return failure
}
