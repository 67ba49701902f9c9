import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { createBotCheckout } from '../contract.ts'
import { messageOr } from './billing-client.ts'
import './checkout.css'
import { checkoutText as text } from './checkout.text.ts'
import { openOrder } from './navigate-away.ts'

type Props = {
  /** Null when the address names none. */
  botId: string | null
  way: 'rental' | 'purchase'
}

/** Starts the order of one bot on load and opens its page (AMB-036, AMB-037); it has an address, so that signing in leads back to it. */
export function BotOrderLauncher({ botId, way }: Props) {
  const api = useApi()
  const go = useGo()
  const [failure, setFailure] = useState<string | null>(botId === null ? text.botNotChosen : null)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (botId === null || hasStarted.current) return
    hasStarted.current = true
    api.call(createBotCheckout, { body: { botId, accessType: way } }).then(
      (answer) => openOrder(answer.checkoutUrl || answer.url, go),
      (error: unknown) => setFailure(messageOr(error, text.botFailed)),
    )
  }, [api, botId, go, way])
  return <BotOrderPanel failure={failure} botId={botId} />
}

/** Shows that the order is being created, or why it cannot be, with the next steps. */
export function BotOrderPanel({ failure, botId }: { failure: string | null; botId: string | null }) {
  if (failure === null)
    return (
      <>
        <PageHeader title={text.title} />
        <p className="checkout-busy" role="status">
          <Spinner /> {text.lead}
        </p>
      </>
    )
  return (
    <>
      <PageHeader title={text.failedTitle} />
      <div className="checkout-stopped">
        <Notice tone="attention" live>
          {failure}
        </Notice>
        <div className="button-row">
          <ButtonLink href={botId === null ? '/marketplace' : `/bot/${botId}`}>
            {botId === null ? text.toBots : text.toBot}
          </ButtonLink>
          <ButtonLink variant="line" href="/dashboard">
            {text.toDashboard}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
