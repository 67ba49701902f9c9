import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { lasting, type ProviderFixture } from './provider-fixture.ts'

/** What holds of the page where somebody pays. */
export function guaranteeSessions(fixture: ProviderFixture): void {
  it('is made once per key, however often and at once it is asked for, and a new key makes another', async () => {
    const asked = await fixture.request()
    const answers = await Promise.all([fixture.provider.createCheckout(asked), fixture.provider.createCheckout(asked)])
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(await fixture.provider.createCheckout(asked)).toEqual(answers[0])
    expect(answers[0]?.url).toMatch(/^https?:\/\//)
    const again = await fixture.provider.createCheckout({ ...asked, idempotencyKey: newId() })
    expect(again.sessionId).not.toBe(answers[0]?.sessionId)
  })

  it('is refused for a key that stood for something else', async () => {
    const asked = await fixture.request()
    await fixture.provider.createCheckout(asked)
    await expect(fixture.provider.createCheckout({ ...asked, amountCents: 1 })).rejects.toEqual(lasting)
  })

  it('is open and unpaid at first, and one that nobody made is not known', async () => {
    const { orderId, sessionId, read } = await fixture.open()
    expect(await read()).toEqual({
      orderId,
      session: { id: sessionId, status: 'open' },
      subscription: null,
      payments: [],
    })
    expect(await fixture.provider.readOrder('nobody-made-this')).toBeNull()
  })

  it('stays open when somebody turns back, and can still be paid', async () => {
    const { sessionId, read } = await fixture.open({ kind: 'once' })
    await fixture.scene.pay(sessionId, 'ideal', 'cancelled')
    expect(await read()).toMatchObject({ session: { status: 'open' }, payments: [] })
    await fixture.scene.pay(sessionId, 'ideal')
    expect(await read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
  })

  it('ends when it is told to and by its time, and never after it was paid', async () => {
    const event = await fixture.open()
    await fixture.provider.expireSession(event.sessionId)
    await fixture.provider.expireSession(event.sessionId)
    expect(await event.read()).toMatchObject({ session: { status: 'expired' }, subscription: null, payments: [] })
    const late = await fixture.open()
    const paid = await fixture.bought({ kind: 'once' })
    await fixture.scene.passTime(new Date(fixture.scene.now().getTime() + 2 * 3_600_000))
    expect((await late.read()).session.status).toBe('expired')
    await fixture.provider.expireSession(paid.sessionId)
    expect(await paid.read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
  })
}

/** What holds of a page that was not paid in its time. */
export function guaranteeNewSessions(fixture: ProviderFixture): void {
  it('that ran out makes way for another under the same key, once, however often and at once it is asked for then', async () => {
    const asked = await fixture.request()
    const first = await fixture.provider.createCheckout(asked)
    await fixture.scene.passTime(new Date(fixture.scene.now().getTime() + 2 * 3_600_000))
    const later = (seconds: number) => ({
      ...asked,
      expiresAt: new Date(fixture.scene.now().getTime() + 3_600_000 + seconds * 1000),
    })
    const answers = await Promise.all([0, 1, 2].map((seconds) => fixture.provider.createCheckout(later(seconds))))
    const [second] = answers
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(second?.sessionId).not.toBe(first.sessionId)
    await fixture.scene.pay(second?.sessionId ?? '', 'ideal')
    expect(await fixture.provider.readOrder(second?.sessionId ?? '')).toMatchObject({
      orderId: asked.orderId,
      session: { status: 'complete' },
      payments: [{ status: 'paid' }],
    })
    expect(await fixture.provider.readOrder(first.sessionId)).toMatchObject({
      session: { status: 'expired' },
      payments: [],
    })
  })

  it('that was let expire makes way for another under the same key too, as often as that happens', async () => {
    const asked = await fixture.request()
    const made = new Set<string>()
    for (let turn = 1; turn <= 3; turn++) {
      const expiresAt = new Date(asked.expiresAt.getTime() + turn * 1000)
      const { sessionId } = await fixture.provider.createCheckout({ ...asked, expiresAt })
      made.add(sessionId)
      await fixture.provider.expireSession(sessionId)
    }
    expect(made.size).toBe(3)
  })
}
