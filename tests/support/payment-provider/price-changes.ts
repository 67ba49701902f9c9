import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { DAY_MS, firstOf, lasting, type ProviderFixture, subscriptionOf } from './provider-fixture.ts'

/** What holds of the price of a subscription. */
export function guaranteePrices(fixture: ProviderFixture): void {
  it('with a larger price from now pays the rest of the period once, as told before, and the whole from then on', async () => {
    const { read } = await fixture.bought()
    const { reference, periodStart, periodEnd } = subscriptionOf(await read())
    const priceId = await fixture.provider.createPrice({ code: 'groei', name: 'Syvo Groei', amountCents: 5999 })
    await fixture.scene.passTime(new Date((periodStart.getTime() + periodEnd.getTime()) / 2))
    expect(await fixture.provider.previewUpgrade(reference, priceId, 5999)).toBe(1500)
    const change = { reference, priceId, amountCents: 5999, from: 'now', idempotencyKey: newId() } as const
    await fixture.provider.changePrice(change)
    await fixture.provider.changePrice(change)
    const upgraded = await read()
    expect(subscriptionOf(upgraded)).toMatchObject({ status: 'active', periodStart, periodEnd })
    expect(upgraded.payments.slice(1)).toMatchObject([
      {
        amountCents: 1500,
        status: 'paid',
        reason: 'upgrade',
        period: { start: fixture.scene.now(), end: periodEnd },
      },
    ])
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
    expect((await read()).payments.slice(2)).toMatchObject([{ amountCents: 5999, reason: 'period' }])
  })

  it('with another price from the next period on pays nothing now and the new price then', async () => {
    const { read } = await fixture.bought()
    const { reference, periodEnd } = subscriptionOf(await read())
    const priceId = await fixture.provider.createPrice({ code: 'klein', name: 'Syvo Klein', amountCents: 999 })
    const change = { reference, priceId, amountCents: 999, from: 'next_period', idempotencyKey: newId() } as const
    await fixture.provider.changePrice(change)
    await fixture.provider.changePrice(change)
    expect(subscriptionOf(await read())).toMatchObject({ status: 'active', periodEnd })
    expect((await read()).payments).toHaveLength(1)
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
    expect((await read()).payments.map(({ amountCents }) => amountCents)).toEqual([2999, 999])
  })

  it('has a price that is the same for the same plan, and is refused with an amount that differs from it', async () => {
    const plan = { code: 'pro', name: 'Syvo Pro', amountCents: 2999 }
    const priceId = await fixture.provider.createPrice(plan)
    expect(await fixture.provider.createPrice(plan)).toBe(priceId)
    expect(await fixture.provider.createPrice({ ...plan, amountCents: 3499 })).not.toBe(priceId)
    const { read } = await fixture.bought({ priceId })
    expect(firstOf(await read()).amountCents).toBe(2999)
    for (const wrong of [{ priceId, amountCents: 1 }, { priceId: 'no-such-price' }])
      await expect(fixture.provider.createCheckout(await fixture.request(wrong))).rejects.toEqual(lasting)
  })
}

/** What holds of a price that was announced while a subscription runs. */
export function guaranteeNotices(fixture: ProviderFixture): void {
  it('whose price was announced to rise pays nothing more before the first period that begins under it, and is told of', async () => {
    const plan = { code: 'pro', name: 'Syvo Pro', amountCents: 2999 }
    const { orderId, read } = await fixture.bought({
      priceId: await fixture.provider.createPrice(plan),
    })
    const { reference, periodEnd } = subscriptionOf(await read())
    // Made when it is announced, and from then on it stands beside the price that is asked.
    const priceId = await fixture.provider.createPrice({ ...plan, amountCents: 3499 })
    await fixture.scene.passTime(new Date(periodEnd.getTime() - DAY_MS))
    await fixture.scene.drainMessages()
    const since = fixture.scene.now()
    const change = { reference, priceId, amountCents: 3499, from: 'next_period', idempotencyKey: newId() } as const
    await fixture.provider.changePrice(change)
    await fixture.provider.changePrice(change)
    expect((await read()).payments).toHaveLength(1)
    expect(await fixture.eventsOf(orderId)).not.toEqual([])
    expect((await fixture.provider.listEvents(since, 100)).map((event) => event.orderId)).toContain(orderId)
    await fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
    const renewed = await read()
    expect(renewed.payments.map(({ amountCents, reason, status }) => [amountCents, reason, status])).toEqual([
      [2999, 'period', 'paid'],
      [3499, 'period', 'paid'],
    ])
    expect(await fixture.eventsOf(orderId)).not.toEqual([])
    await fixture.scene.passTime(new Date(subscriptionOf(renewed).periodEnd.getTime() + 3_600_000))
    expect((await read()).payments.map(({ amountCents }) => amountCents)).toEqual([2999, 3499, 3499])
  })
}
