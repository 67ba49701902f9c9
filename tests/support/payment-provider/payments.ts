import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { DAY_MS, firstOf, lasting, type ProviderFixture, START } from './provider-fixture.ts'

/** What holds of a payment. */
export function guaranteePayments(fixture: ProviderFixture): void {
  it.each(['ideal', 'sepa_debit', 'card'] as const)('by %s is told with its amount, cost and time', async (method) => {
    const { read } = await fixture.bought({ kind: 'once', amountCents: 14_900 }, method)
    const order = await read()
    expect(order.subscription).toBeNull()
    expect(order.payments).toEqual([
      {
        reference: expect.any(String),
        amountCents: 14_900,
        currency: 'eur',
        status: 'paid',
        paidAt: fixture.scene.now(),
        refundedCents: 0,
        chargedBackCents: 0,
        costCents: expect.toSatisfy((cents: number) => Number.isInteger(cents) && cents > 0),
        method,
        reason: 'purchase',
        period: null,
      },
    ])
  })
}

/** What holds of money that goes back. */
export function guaranteeReturns(fixture: ProviderFixture): void {
  it('is given back in parts or whole, once per key and never beyond what it was', async () => {
    const { read } = await fixture.bought({ kind: 'once', amountCents: 1000 })
    const { reference: paymentReference } = firstOf(await read())
    const part = { paymentReference, amountCents: 400, idempotencyKey: newId() }
    await fixture.provider.refund(part)
    await fixture.provider.refund(part)
    expect(firstOf(await read()).refundedCents).toBe(400)
    await expect(
      fixture.provider.refund({ paymentReference, amountCents: 601, idempotencyKey: newId() }),
    ).rejects.toEqual(lasting)
    await expect(fixture.provider.refund({ ...part, amountCents: 500 })).rejects.toEqual(lasting)
    await fixture.provider.refund({ paymentReference, amountCents: 600, idempotencyKey: newId() })
    expect(firstOf(await read())).toMatchObject({ status: 'paid', refundedCents: 1000, chargedBackCents: 0 })
  })

  it('that the bank takes back is told as a total, of which a refund keeps its part', async () => {
    const { read } = await fixture.bought({ kind: 'once', amountCents: 1000 }, 'card')
    const { reference: paymentReference } = firstOf(await read())
    await fixture.provider.refund({ paymentReference, amountCents: 300, idempotencyKey: newId() })
    await fixture.scene.chargeBack(paymentReference)
    expect(firstOf(await read())).toMatchObject({ refundedCents: 300, chargedBackCents: 700 })
    await expect(
      fixture.provider.refund({ paymentReference, amountCents: 1, idempotencyKey: newId() }),
    ).rejects.toEqual(lasting)
  })

  it('by direct debit can be taken back days later', async () => {
    const { read } = await fixture.bought({ kind: 'once', amountCents: 1000 }, 'sepa_debit', 'fails_later')
    await fixture.scene.passTime(new Date(START.getTime() + 5 * DAY_MS - 3_600_000))
    expect(firstOf(await read())).toMatchObject({ status: 'paid', chargedBackCents: 0 })
    await fixture.scene.passTime(new Date(START.getTime() + 5 * DAY_MS + 3_600_000))
    expect(firstOf(await read())).toMatchObject({ amountCents: 1000, chargedBackCents: 1000 })
  })
}
