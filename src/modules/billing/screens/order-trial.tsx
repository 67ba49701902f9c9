import { Button } from '#ui/button.tsx'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import type { Order } from '../contract.ts'
import { orderText as text } from './order.text.ts'

/** A free trial that can be started instead of ordering. */
export interface TrialStart {
  readonly pending: boolean
  /** Why it could not be started, as a text for users; null while nothing went wrong. */
  readonly failure: string | null
  readonly start: () => void
}

/** Says before anything is typed that the bot can be tried for free first, and starts that; an error replaces the terms (AMB-037). */
export function OrderTrial({ order, trial }: { order: Order; trial: TrialStart }) {
  return (
    <Notice
      tone={trial.failure ? 'attention' : 'info'}
      live
      title={text.tryFirst(order.title)}
      action={
        <Button pending={trial.pending} pendingLabel={text.pending} onClick={trial.start}>
          {text.startTrial}
        </Button>
      }
    >
      {trial.failure ?? (
        <>
          {text.tryTerms} <span className="price">{euro(order.shown_price_cents)}</span> {text.tryAfter}
        </>
      )}
    </Notice>
  )
}
