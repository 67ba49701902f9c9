import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { DAY_MS, firstOf, type ProviderFixture, START, subscriptionOf } from './provider-fixture.ts'

/** What holds of news that is told. */
export function guaranteeProviderEvents(fixture: ProviderFixture): void {
  it('is told of every change of an order, and says the same however often it comes', async () => {
    await fixture.scene.drainMessages()
    const { orderId, read: readIt } = await fixture.bought()
    const [paid] = await fixture.eventsOf(orderId)
    expect(paid?.event.eventId).toBeTruthy()
    if (paid) expect(await fixture.read(paid.message)).toEqual(await fixture.read(paid.message))
    const order = await readIt()
    const { reference, periodEnd } = subscriptionOf(order)
    const { reference: paymentReference } = firstOf(order)
    const raise = (amountCents: number, from: 'now' | 'next_period') =>
      raisePrice(fixture, { reference, amountCents, from })
    const changes = [
      () => fixture.provider.refund({ paymentReference, amountCents: 1, idempotencyKey: newId() }),
      () => raise(3499, 'next_period'),
      () => raise(3999, 'now'),
      () => fixture.provider.cancelSubscription(reference, 'at_period_end'),
      () => fixture.provider.cancelSubscription(reference, 'resume'),
      () => fixture.scene.passTime(new Date(periodEnd.getTime() + 3_600_000)),
      () => fixture.scene.chargeBack(paymentReference),
      () => fixture.provider.cancelSubscription(reference, 'now'),
    ]
    for (const change of changes) {
      await change()
      expect(await fixture.eventsOf(orderId), String(change)).not.toEqual([])
    }
    const expired = await fixture.open()
    await fixture.provider.expireSession(expired.sessionId)
    expect(await fixture.eventsOf(expired.orderId)).not.toEqual([])
  })

  it('about something else is well signed and says nothing', async () => {
    expect(await fixture.read(await fixture.scene.noise())).toEqual([])
  })

  it('that never arrived is found by asking, per order and newest first, within the limit', async () => {
    await fixture.scene.passTime(new Date(START.getTime() + DAY_MS))
    const early = await fixture.bought({ kind: 'once' })
    await fixture.scene.passTime(new Date(START.getTime() + 2 * DAY_MS))
    const since = fixture.scene.now()
    const [one, two] = [await fixture.bought({ kind: 'once' }), await fixture.bought({ kind: 'once' })]
    await fixture.scene.drainMessages()
    const found = (await fixture.provider.listEvents(since, 100)).map(({ orderId }) => orderId)
    expect(found).toEqual([two.orderId, one.orderId])
    expect((await fixture.provider.listEvents(since, 1)).map(({ orderId }) => orderId)).toEqual([two.orderId])
    const all = await fixture.provider.listEvents(new Date(START.getTime() + DAY_MS), 100)
    expect(all.map(({ orderId }) => orderId)).toContain(early.orderId)
  })
}

async function raisePrice(
  { provider }: ProviderFixture,
  change: { reference: string; amountCents: number; from: 'now' | 'next_period' },
): Promise<void> {
  const priceId = await provider.createPrice({ code: 'pro', name: 'Syvo Pro', amountCents: change.amountCents })
  await provider.changePrice({ ...change, priceId, idempotencyKey: newId() })
}

/** What holds of news that cannot be believed. */
export function guaranteeDoubt(fixture: ProviderFixture): void {
  it('that is forged, tampered with, older than five minutes or without its signature is not believed', async () => {
    await fixture.scene.drainMessages()
    const { orderId } = await fixture.bought({ kind: 'once' })
    const [event] = await fixture.eventsOf(orderId)
    if (!event) throw new Error('nothing was told')
    const { message } = event
    const at = fixture.scene.now().getTime()
    expect(await fixture.read(message, new Date(at + 299_000))).not.toBeNull()
    expect(await fixture.read(message, new Date(at + 301_000))).toBeNull()
    expect(await fixture.read(await fixture.scene.forge(message))).toBeNull()
    expect(await fixture.read({ ...message, rawBody: message.rawBody.replace(orderId, newId()) })).toBeNull()
    expect(await fixture.read({ ...message, rawBody: `${message.rawBody} ` })).toBeNull()
    expect(await fixture.read({ ...message, headers: new Headers() })).toBeNull()
    for (const [header] of message.headers.entries()) {
      if (!/signature|timestamp|webhook-id/i.test(header)) continue
      for (const value of ['', 'v1,', 't=1,v1=00', 'x'.repeat(500)]) {
        const headers = new Headers(message.headers)
        headers.set(header, value)
        expect(await fixture.read({ ...message, headers }), `${header}: ${value}`).toBeNull()
      }
    }
  })
}
