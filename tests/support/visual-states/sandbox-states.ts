import type { Page } from 'playwright-core'
import { samplePlayed, samplePlayedPurchase, sampleSession } from '../sandbox-responses.ts'
import { main, withAnswers } from './page-steps.ts'
import { type VisualState, whole, workspace } from './visual-state.ts'

const PAY = `/sandbox/betalen?sessie=${sampleSession().id}`

/** The pages of the provider that plays, in every state. */
export function sandboxStates(): VisualState[] {
  const page = whole(PAY, 'newcomer')
  const played = (state: string, session: object, step?: (page: Page) => Promise<void>): VisualState => ({
    ...page,
    state,
    step: withAnswers({ '**/functions/v1/sandbox-sessions/*': session }, step),
  })
  const orders = [samplePlayed(), samplePlayedPurchase()]
  return [
    played('open', sampleSession()),
    played('debit', sampleSession({ kind: 'once' }), (shown) =>
      main(shown)
        .getByLabel(/SEPA-incasso/)
        .check(),
    ),
    played('paid', sampleSession({ status: 'complete', method: 'ideal' })),
    played('expired', sampleSession({ status: 'expired' })),
    { ...page, state: 'unknown' },
    { ...page, answers: 'failing', state: 'error' },
    { ...page, answers: 'held', state: 'loading' },
    ...workspace('/sandbox/beheer'),
    {
      ...whole('/sandbox/beheer', 'newcomer'),
      state: 'full',
      step: withAnswers({ '**/functions/v1/sandbox-orders': orders }),
    },
  ]
}
