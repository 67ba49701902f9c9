import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { BOTS, buy, CONSUMER, createShop, type Person, readBilling } from '../../../tests/support/order-fixtures.ts'
import { signUpForLong } from '../../../tests/support/vendor-earnings.ts'
import type { Invoice } from './contract.ts'

const DAY_MS = 86_400_000

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
  app.clock.set(TEST_NOW)
  me = await signUpForLong(app)
})
afterAll(() => app.close())

const invoices = async (): Promise<Invoice[]> => (await readBilling(app, me)).invoices
const post = (name: string, body: unknown) => app.send('POST', `/functions/v1/${name}`, { token: me.token, body })

async function textOf({ id }: Invoice): Promise<string> {
  const path = `/functions/v1/invoices/${id}`
  const answer = await app.http.request(path, { headers: { authorization: `Bearer ${me.token}` } })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  expect(pdf.numPages).toBe(1)
  const content = await (await pdf.getPage(1)).getTextContent()
  return content.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

it('every invoice names kind and extent of what was delivered, on screen and document (Wet OB art. 35a)', async () => {
  await buy(app, me, { rent: BOTS.tafelwijs })
  await buy(app, me, { buy: BOTS.balie })
  await buy(app, me, { plan: 'starter' })
  app.clock.advanceMs(5 * DAY_MS)
  const { due_now_cents: seenDueNowCents } = (await post('change-plan', { planCode: 'pro', confirm: false })).body
  expect((await post('change-plan', { planCode: 'pro', confirm: true, seenDueNowCents })).status).toBe(200)
  await app.background.tick()
  await app.background.tick()
  const found = (await invoices()).toReversed()
  expect(found.map(({ sold_as: sold }) => sold)).toEqual(['rental', 'purchase', 'subscription', 'upgrade'])
  const lines = [
    ['Huur van een bot', '1 maand'],
    ['Koop van een bot', '1 stuk'],
    ['Abonnement', '1 maand'],
    ['Overstap naar een groter abonnement', 'rest van de maand'],
  ]
  for (const [at, invoice] of found.entries()) {
    const text = await textOf(invoice)
    expect(text).toContain('Omschrijving')
    for (const words of [invoice.title, 'Aantal', ...(lines[at] ?? [])]) expect(text).toContain(words)
  }
})

it('a credit note names what it corrects, and claims no quantity of it', async () => {
  const orderId = await buy(app, me, { buy: BOTS.bonnie }, { buyer: CONSUMER })
  expect((await post('withdraw-order', { orderId })).status).toBe(200)
  await app.background.tick()
  await app.background.tick()
  const [note] = await invoices()
  expect(note).toMatchObject({ kind: 'credit_note', sold_as: 'purchase' })
  const text = note ? await textOf(note) : ''
  expect(text).toContain('Koop van een bot')
  expect(text).toContain('correctie')
  expect(text).not.toContain('1 stuk')
})
