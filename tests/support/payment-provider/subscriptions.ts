import { expect, it } from 'vitest'
import { ProviderError } from '#modules/payments/provider.ts'
import { DAY_MS, dayOf, lasting, type ProviderFixture, subscriptionOf } from './provider-fixture.ts'

/** What holds of a subscription that runs on. */
export function guaranteeMonths(fixture: ProviderFixture): void {
  it('runs from the moment of paying for a month, and renews on the day of the month that it began', async () => {
    const { read } = await fixture.bought()
    const first = await read()
    expect(subscriptionOf(first)).toMatchObject({
      status: 'active',
      periodStart: fixture.scene.now(),
      cancelAtPeriodEnd: false,
      endedAt: null,
    })
    expect(dayOf(subscriptionOf(first).periodEnd)).toBe('2027-02-28')
    await fixture.scene.passTime(new Date('2027-04-15T11:00:00.000Z'))
    const later = await read()
    expect(dayOf(subscriptionOf(later).periodEnd)).toBe('2027-04-30')
    expect(
      later.payments.map(({ status, reason, amountCents, period }) => [
        status,
        reason,
        amountCents,
        dayOf(period?.end),
      ]),
    ).toEqual([
      ['paid', 'period', 2999, '2027-02-28'],
      ['paid', 'period', 2999, '2027-03-31'],
      ['paid', 'period', 2999, '2027-04-30'],
    ])
    expect(new Set(later.payments.map(({ reference }) => reference)).size).toBe(3)
  })
}

/** What holds of a renewal that fails. */
export function guaranteeFailing(fixture: ProviderFixture): void {
  it('whose renewal fails is past due with the paid period unchanged, and active again once a later try succeeds', async () => {
    const { read } = await fixture.bought()
    const { reference, periodEnd } = subscriptionOf(await read())
    await fixture.scene.failRenewals(reference, true)
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
    const failed = await read()
    expect(subscriptionOf(failed)).toMatchObject({ status: 'past_due', periodEnd })
    expect(failed.payments.map(({ status }) => status)).toEqual(['paid', 'failed'])
    expect(failed.payments[1]).toMatchObject({ paidAt: null, period: { start: periodEnd } })
    await fixture.scene.failRenewals(reference, false)
    await fixture.scene.passTime(new Date(periodEnd.getTime() + DAY_MS + 3_600_000))
    const corrected = await read()
    expect(subscriptionOf(corrected)).toMatchObject({ status: 'active', periodStart: periodEnd })
    expect(dayOf(subscriptionOf(corrected).periodEnd)).toBe('2027-03-31')
    expect(corrected.payments.map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(corrected.payments[1]?.reference).toBe(failed.payments[1]?.reference)
  })

  it('whose renewal keeps failing ends after three more days, and nothing more is asked', async () => {
    const { read } = await fixture.bought()
    const { reference, periodEnd } = subscriptionOf(await read())
    await fixture.scene.failRenewals(reference, true)
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 4 * DAY_MS))
    const ended = await read()
    expect(subscriptionOf(ended)).toMatchObject({ status: 'ended', periodEnd })
    expect(dayOf(subscriptionOf(ended).endedAt)).toBe('2027-03-03')
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 60 * DAY_MS))
    expect(await read()).toEqual(ended)
  })
}

/** What holds of a subscription that ends. */
export function guaranteeEndings(fixture: ProviderFixture): void {
  it('that is cancelled runs to the end of what was paid, unless that is taken back', async () => {
    const [stops, goesOn] = [await fixture.bought(), await fixture.bought()]
    const { reference, periodEnd } = subscriptionOf(await stops.read())
    const { reference: other } = subscriptionOf(await goesOn.read())
    await fixture.provider.cancelSubscription(reference, 'at_period_end')
    await fixture.provider.cancelSubscription(reference, 'at_period_end')
    await fixture.provider.cancelSubscription(other, 'at_period_end')
    await fixture.provider.cancelSubscription(other, 'resume')
    await fixture.provider.cancelSubscription(other, 'resume')
    expect(subscriptionOf(await stops.read())).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(subscriptionOf(await goesOn.read())).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
    expect(subscriptionOf(await stops.read())).toMatchObject({ status: 'ended', endedAt: periodEnd, periodEnd })
    expect((await stops.read()).payments).toHaveLength(1)
    expect((await goesOn.read()).payments).toHaveLength(2)
  })

  it('ends at once when asked, and a second end changes nothing while coming back is refused', async () => {
    const { read } = await fixture.bought()
    const { reference } = subscriptionOf(await read())
    await fixture.provider.cancelSubscription(reference, 'now')
    const ended = await read()
    expect(subscriptionOf(ended)).toMatchObject({ status: 'ended', endedAt: fixture.scene.now() })
    await fixture.provider.cancelSubscription(reference, 'now')
    await fixture.provider.cancelSubscription(reference, 'at_period_end')
    await expect(fixture.provider.cancelSubscription(reference, 'resume')).rejects.toEqual(lasting)
    expect(await read()).toEqual(ended)
  })

  it('that does not exist is refused for good', async () => {
    await expect(fixture.provider.cancelSubscription('nobody-made-this', 'now')).rejects.toBeInstanceOf(ProviderError)
    await expect(fixture.provider.cancelSubscription('nobody-made-this', 'now')).rejects.toEqual(lasting)
  })
}
