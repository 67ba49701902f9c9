import { expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { lasting, type ProviderStage } from './provider-stage.ts'

/** What holds of the page where somebody pays. */
export function guaranteeSessions(stage: ProviderStage): void {
  it('is made once per key, however often and at once it is asked for, and a new key makes another', async () => {
    const asked = await stage.request()
    const answers = await Promise.all([stage.provider.createCheckout(asked), stage.provider.createCheckout(asked)])
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(await stage.provider.createCheckout(asked)).toEqual(answers[0])
    expect(answers[0]?.url).toMatch(/^https?:\/\//)
    const again = await stage.provider.createCheckout({ ...asked, idempotencyKey: newId() })
    expect(again.sessionId).not.toBe(answers[0]?.sessionId)
  })

  it('is refused for a key that stood for something else', async () => {
    const asked = await stage.request()
    await stage.provider.createCheckout(asked)
    await expect(stage.provider.createCheckout({ ...asked, amountCents: 1 })).rejects.toEqual(lasting)
  })

  it('is open and unpaid at first, and one that nobody made is not known', async () => {
    const { orderId, sessionId, read } = await stage.open()
    expect(await read()).toEqual({
      orderId,
      session: { id: sessionId, status: 'open' },
      subscription: null,
      payments: [],
    })
    expect(await stage.provider.readOrder('nobody-made-this')).toBeNull()
  })

  it('stays open when somebody turns back, and can still be paid', async () => {
    const { sessionId, read } = await stage.open({ kind: 'once' })
    await stage.scene.pay(sessionId, 'ideal', 'cancelled')
    expect(await read()).toMatchObject({ session: { status: 'open' }, payments: [] })
    await stage.scene.pay(sessionId, 'ideal')
    expect(await read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
  })

  it('ends when it is told to and by its time, and never after it was paid', async () => {
    const told = await stage.open()
    await stage.provider.expireSession(told.sessionId)
    await stage.provider.expireSession(told.sessionId)
    expect(await told.read()).toMatchObject({ session: { status: 'expired' }, subscription: null, payments: [] })
    const late = await stage.open()
    const paid = await stage.bought({ kind: 'once' })
    await stage.scene.passTime(new Date(stage.scene.now().getTime() + 2 * 3_600_000))
    expect((await late.read()).session.status).toBe('expired')
    await stage.provider.expireSession(paid.sessionId)
    expect(await paid.read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
  })
}
