import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { DAY_MS, firstOf, type ProviderStage, START, subscriptionOf } from './provider-fixture.ts'

/** What holds of news that is told. */
export function guaranteeTelling(stage: ProviderStage): void {
  it('is told of every change of an order, and says the same however often it comes', async () => {
    await stage.scene.takeMessages()
    const { orderId, read: readIt } = await stage.bought()
    const [paid] = await stage.eventsOf(orderId)
    expect(paid?.news.eventId).toBeTruthy()
    if (paid) expect(await stage.read(paid.message)).toEqual(await stage.read(paid.message))
    const order = await readIt()
    const { reference, periodEnd } = subscriptionOf(order)
    const { reference: paymentReference } = firstOf(order)
    const raise = (amountCents: number, from: 'now' | 'next_period') =>
      raisePrice(stage, { reference, amountCents, from })
    const changes = [
      () => stage.provider.refund({ paymentReference, amountCents: 1, idempotencyKey: newId() }),
      () => raise(3499, 'next_period'),
      () => raise(3999, 'now'),
      () => stage.provider.cancelSubscription(reference, 'at_period_end'),
      () => stage.provider.cancelSubscription(reference, 'resume'),
      () => stage.scene.passTime(new Date(periodEnd.getTime() + 3_600_000)),
      () => stage.scene.chargeBack(paymentReference),
      () => stage.provider.cancelSubscription(reference, 'now'),
    ]
    for (const change of changes) {
      await change()
      expect(await stage.eventsOf(orderId), String(change)).not.toEqual([])
    }
    const expired = await stage.open()
    await stage.provider.expireSession(expired.sessionId)
    expect(await stage.eventsOf(expired.orderId)).not.toEqual([])
  })

  it('about something else is well signed and says nothing', async () => {
    expect(await stage.read(await stage.scene.noise())).toEqual([])
  })

  it('that never arrived is found by asking, per order and newest first, within the limit', async () => {
    await stage.scene.passTime(new Date(START.getTime() + DAY_MS))
    const early = await stage.bought({ kind: 'once' })
    await stage.scene.passTime(new Date(START.getTime() + 2 * DAY_MS))
    const since = stage.scene.now()
    const [one, two] = [await stage.bought({ kind: 'once' }), await stage.bought({ kind: 'once' })]
    await stage.scene.takeMessages()
    const found = (await stage.provider.listEvents(since, 100)).map(({ orderId }) => orderId)
    expect(found).toEqual([two.orderId, one.orderId])
    expect((await stage.provider.listEvents(since, 1)).map(({ orderId }) => orderId)).toEqual([two.orderId])
    const all = (await stage.provider.listEvents(new Date(START.getTime() + DAY_MS), 100)).map(({ orderId }) => orderId)
    expect(all).toContain(early.orderId)
  })
}

async function raisePrice(
  { provider }: ProviderStage,
  change: { reference: string; amountCents: number; from: 'now' | 'next_period' },
): Promise<void> {
  const priceId = await provider.createPrice({ code: 'pro', name: 'Syvo Pro', amountCents: change.amountCents })
  await provider.changePrice({ ...change, priceId, idempotencyKey: newId() })
}

/** What holds of news that cannot be believed. */
export function guaranteeDoubt(stage: ProviderStage): void {
  it('that is forged, tampered with, older than five minutes or without its signature is not believed', async () => {
    await stage.scene.takeMessages()
    const { orderId } = await stage.bought({ kind: 'once' })
    const [told] = await stage.eventsOf(orderId)
    if (!told) throw new Error('nothing was told')
    const { message } = told
    const at = stage.scene.now().getTime()
    expect(await stage.read(message, new Date(at + 299_000))).not.toBeNull()
    expect(await stage.read(message, new Date(at + 301_000))).toBeNull()
    expect(await stage.read(await stage.scene.forge(message))).toBeNull()
    expect(await stage.read({ ...message, rawBody: message.rawBody.replace(orderId, newId()) })).toBeNull()
    expect(await stage.read({ ...message, rawBody: `${message.rawBody} ` })).toBeNull()
    expect(await stage.read({ ...message, headers: new Headers() })).toBeNull()
    for (const [header] of message.headers.entries()) {
      if (!/signature|timestamp|webhook-id/i.test(header)) continue
      for (const value of ['', 'v1,', 't=1,v1=00', 'x'.repeat(500)]) {
        const headers = new Headers(message.headers)
        headers.set(header, value)
        expect(await stage.read({ ...message, headers }), `${header}: ${value}`).toBeNull()
      }
    }
  })
}
