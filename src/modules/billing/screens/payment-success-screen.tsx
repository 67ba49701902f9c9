import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './payment.css'
import { paymentText as text } from './payment.text.ts'
import { type Verified, verifyCheckout } from './verify-checkout.ts'

type Props = {
  /** Our order id, as the payment page returned it. */
  sessionId: string | null
  hasPlan: boolean
  /** The login screen with the way back here. */
  signInPath: string
}

/** Shows whether the payment was received: from verifying to success or failed (ROUTE-20, PAY-11 to PAY-17). */
export function PaymentSuccessScreen({ sessionId, hasPlan, signInPath }: Props) {
  const { status } = useSession()
  const { result, ask } = useVerified(sessionId, hasPlan)
  return (
    <PaymentResult
      result={result}
      sessionId={sessionId}
      signInPath={status === 'signed-out' ? signInPath : null}
      onRetry={ask}
    />
  )
}

/** Verifies by itself once the session is known. */
function useVerified(sessionId: string | null, hasPlan: boolean) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { status } = useSession()
  const [result, setResult] = useState<Verified | null>(null)
  const hasStarted = useRef(false)
  const ask = useCallback(() => {
    setResult(null)
    void verifyCheckout(api, { sessionId, hasPlan }, pause).then((found) => {
      setResult(found)
      // Plan and access may have changed, on every screen that shows them.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    })
  }, [api, queryClient, sessionId, hasPlan])
  useEffect(() => {
    if (status === 'loading' || hasStarted.current) return
    hasStarted.current = true
    ask()
  }, [status, ask])
  return { result, ask }
}

type ResultProps = {
  /** Null while it is being verified. */
  result: Verified | null
  sessionId: string | null
  /** For an anonymous visitor, whose payment cannot be looked up. */
  signInPath: string | null
  onRetry: () => void
}

/** Shows the result with the next step: to the dashboard after success, back to the prices after failure (PAY-11). */
export function PaymentResult({ result, sessionId, signInPath, onRetry }: ResultProps) {
  const said = resultTextOf(result, signInPath !== null)
  return (
    <div className="container payment" data-tone={said.tone}>
      <span className="payment-sign" aria-hidden="true">
        {result === null && <Spinner />}
      </span>
      <div className="payment-said" role="status">
        <h1>
          {headOf(said.title)}
          <span className="payment-rest">{restOf(said.title)}</span>
        </h1>
        <p className="soft measure">{said.note}</p>
      </div>
      {result && (
        <div className="button-row">
          <Steps result={result} sessionId={sessionId} signInPath={signInPath} onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}

function Steps({ result, sessionId, signInPath, onRetry }: ResultProps & { result: Verified }) {
  if (result.kind === 'failed' || result.kind === 'unverified')
    return (
      <>
        {signInPath && <ButtonLink href={signInPath}>{text.signIn}</ButtonLink>}
        <ButtonLink href="/pricing" variant={signInPath ? 'line' : 'primary'}>
          {text.toPrices}
        </ButtonLink>
        {!signInPath && sessionId && (
          <Button variant="line" onClick={onRetry}>
            {text.retry}
          </Button>
        )}
      </>
    )
  const botId = result.kind === 'bought' ? result.botId : null
  return (
    <>
      <ButtonLink href="/dashboard">{text.toDashboard}</ButtonLink>
      {botId && (
        <ButtonLink variant="line" href={`/bot/success?bot_id=${botId}`}>
          {text.toBot}
        </ButtonLink>
      )}
      <ButtonLink variant="line" href={sessionId ? `/bestellen/${sessionId}` : '/billing'}>
        {sessionId ? text.toOrder : text.toBilling}
      </ButtonLink>
    </>
  )
}

function resultTextOf(result: Verified | null, isVisitor: boolean): { title: string; note: string; tone: string } {
  if (result === null) return { title: text.verifying, note: text.verifyingNote, tone: 'busy' }
  if (result.kind === 'pending') return { title: text.pending, note: text.pendingNote, tone: 'busy' }
  const isReturned = 'isReturned' in result && result.isReturned === true
  const note = isReturned ? text.returnedNote : isVisitor ? text.signedOutNote : text.failedNote
  if (result.kind === 'failed') return { title: text.failed, note, tone: 'bad' }
  if (result.kind === 'unverified') return { title: text.unverified, note, tone: 'bad' }
  const title =
    result.kind === 'activated'
      ? text.activated(result.tier)
      : result.kind === 'subscribed'
        ? text.subscribed
        : text.bought
  return { title, note: isReturned ? text.returnedNote : text.successNote, tone: 'good' }
}

/** Returns the first sentence of a specified text; the explanation after it is shown beside it in a smaller font. */
function headOf(said: string): string {
  return said.split(/(?= \(| - )/)[0] ?? said
}

function restOf(said: string): string {
  return said.slice(headOf(said).length)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
