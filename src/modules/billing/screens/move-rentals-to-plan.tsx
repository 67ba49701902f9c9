import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type Billing, moveRentalToPlan, type Subscription } from '../contract.ts'
import './billing.css'
import { isRefusal, messageOr } from './billing-client.ts'
import { moveRentalsToPlanText as text } from './move-rentals-to-plan.text.ts'

/** Shows the rented bots that could run on the plan, each with a button that moves it. Moved bots stay listed, and the focus goes to the heading. */
export function MoveRentalsToPlan({ billing }: { billing: Billing }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [moved, setMoved] = useState<readonly Subscription[]>([])
  const fitting = billing.plan_places.filter(({ stands }) => stands === 'fits').map((one) => one.subscription_id)
  const rentals = billing.subscriptions.filter(({ id }) => fitting.includes(id))
  const done = moved.filter(({ id }) => !fitting.includes(id))
  if (rentals.length + moved.length === 0) return null
  const onMoved = (rental: Subscription) => {
    setMoved((before) => [...before.filter(({ id }) => id !== rental.id), rental])
    heading.current?.focus()
  }
  return (
    <section className="card card-padded plan-moves" aria-labelledby="plan-moves">
      <h2 id="plan-moves" className="title-22" tabIndex={-1} ref={heading}>
        {text.title}
      </h2>
      {done.map((one) => (
        <p key={one.id}>
          <strong>{text.moved(one.title)}.</strong> {movedNote(one)}
        </p>
      ))}
      {rentals.length > 0 && (
        <ul className="plain-list plan-moves">
          {rentals.map((one) => (
            // A failure of before says nothing of a rental that was cancelled since.
            <li key={`${one.id} ${one.status}`}>
              <Move rental={one} onMoved={onMoved} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Move({ rental, onMoved }: { rental: Subscription; onMoved: (rental: Subscription) => void }) {
  const { pending, failure, isFull, send } = useMove(rental, onMoved)
  return (
    <div className="plan-moves">
      <p>
        <strong>{rental.title}.</strong> {text.fits} {priceLineOf(rental)}
      </p>
      {failure && (
        <Notice tone="error" live title={text.failed}>
          {failure} {isFull && <a href="/my-bots">{text.toBots}</a>}
        </Notice>
      )}
      <div className="button-row">
        <Button pending={pending} onClick={() => void send()}>
          {rental.status === 'cancelled' ? text.keepPlan : text.move}
          <VisuallyHidden>{text.of(rental.title)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

function priceLineOf({ status, price_cents: cents, period_end: end }: Subscription): string {
  const date = formatDate(end)
  if (status === 'cancelled') return text.ending(date)
  const price = euro(cents)
  return [text.rented(price), status === 'past_due' ? text.atOnce : text.until(date), text.saves(price)].join(' ')
}

function movedNote({ status, period_end: end }: Subscription): string {
  return status === 'ended' ? text.movedAtOnce : text.movedNote(formatDate(end))
}

function useMove(rental: Subscription, onMoved: (rental: Subscription) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (): Promise<void> => {
    setPending(true)
    setError(null)
    try {
      const after = await api.call(moveRentalToPlan, { body: { subscriptionId: rental.id } })
      toastSuccess(text.moved(after.title), movedNote(after))
      onMoved(after)
    } catch (thrown) {
      setError(thrown)
      // The offer, with its own notice, goes away once a full plan was read again.
      if (isRefusal(thrown, 'plan_full')) toastError(text.failed, messageOr(thrown, text.tryAgain))
    } finally {
      setPending(false)
      // Access and the monthly total have changed.
      await queryClient.invalidateQueries()
    }
  }
  const failure = error === null ? null : messageOr(error, text.tryAgain)
  return { pending, failure, isFull: isRefusal(error, 'plan_full'), send }
}
