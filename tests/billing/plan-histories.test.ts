import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openPaymentFixture, type PaymentFixture } from '../support/payment-fixture.ts'
import { type Happening, planHistory } from '../support/payment-history.ts'
import { runPaymentHistory } from '../support/run-payment-history.ts'
import { sizeOf } from '../support/suite-size.ts'

/** A sample where time is short. */
const HISTORIES = sizeOf({ sample: 120, full: 10_000, embedded: 1_000 })

let at: PaymentFixture
beforeAll(async () => {
  at = await openPaymentFixture()
})
afterAll(() => at.app.close())

/** A history of 10,000 that once went wrong: a month that was paid before counted as what a later wish for the same plan was to bring. */
const ONCE_FOUND: [string, Happening[]] = [
  'ultimate',
  [
    { kind: 'renew' },
    { kind: 'change', plan: 'starter', answer: 'made' },
    { kind: 'renew' },
    { kind: 'change', plan: 'ultimate', answer: 'silent' },
    { kind: 'change', plan: 'pro', answer: 'refused' },
    { kind: 'look' },
    { kind: 'change', plan: 'ultimate', answer: 'made' },
  ],
]

describe('whatever becomes of the plans that a buyer asks for', () => {
  it(`the one that is paid for counts and is asked next, in ${HISTORIES} histories`, {
    timeout: 7_200_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('starter', 'pro', 'ultimate'), planHistory, async (plan, happenings) =>
        runPaymentHistory(at, plan, [{ kind: 'pay' }, { kind: 'look' }, ...happenings]),
      ),
      { numRuns: HISTORIES, examples: [ONCE_FOUND] },
    )
  })
})
