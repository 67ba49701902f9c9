import { expect, it } from 'vitest'
import { brokenClient, renderPart, signedIn } from '../../../../../tests/support/render-part.tsx'
import type { PlayedOrder, SandboxSession } from '../contract.ts'
import { SandboxManageScreen } from './sandbox-manage-screen.tsx'
import { SandboxPage, SandboxPayScreen } from './sandbox-pay-screen.tsx'

const me = { userId: 'u1', email: 'koper@bedrijf.example' }
const around = { session: signedIn(me) }
const session: SandboxSession = {
  id: 'sandbox_session_1',
  title: 'Syvo Pro',
  kind: 'subscription',
  amount_cents: 2999,
  status: 'open',
  method: null,
  success_url: 'http://localhost:3000/payment-success?session_id=o1',
  cancel_url: 'http://localhost:3000/bestellen/o1',
}
const page = (changes: Partial<SandboxSession> = {}) =>
  renderPart(<SandboxPage session={{ ...session, ...changes }} onChanged={() => undefined} />, around)
const paid: PlayedOrder = {
  id: 'sandbox_session_1',
  title: 'Syvo Pro',
  subscription: {
    id: 'sandbox_subscription_1',
    status: 'past_due',
    amount_cents: 2999,
    period_end: '2026-12-20T09:00:00.000Z',
    next_try_at: '2026-12-21T09:00:00.000Z',
    cancel_at_period_end: false,
    renewals_fail: true,
  },
  payments: [
    {
      id: 'sandbox_payment_1',
      amount_cents: 2999,
      returned_cents: 2999,
      status: 'paid',
      method: 'sepa_debit',
      reason: 'period',
      at: '2026-11-20T09:00:00.000Z',
      fails_at: null,
    },
  ],
}
const manage = (orders: PlayedOrder[]) =>
  renderPart(<SandboxManageScreen notHere="geen pagina" />, {
    ...around,
    reads: (client) => [Promise.resolve(client.setQueryData(['sandbox-orders', me.userId], orders))],
  })

it('the payment page shows order, amount per month and the ways to pay, and how it can end', async () => {
  const html = await page()
  for (const text of ['Syvo Pro', '29,99', 'per maand, inclusief btw', 'iDEAL', 'SEPA-incasso', 'Creditcard'])
    expect(html).toContain(text)
  for (const text of ['>Betaal<', '>Annuleer<', '>Laat verlopen<']) expect(html).toContain(text)
  // Only a direct debit can fail later, and iDEAL is chosen at first.
  expect(html).not.toContain('Betaal, incasso mislukt later')
})

it('what was paid or ran out offers no second payment, and the way on', async () => {
  const done = await page({ status: 'complete', method: 'ideal' })
  expect(done).toContain('Deze bestelling is al betaald.')
  expect(done).toContain('href="http://localhost:3000/payment-success?session_id=o1"')
  const over = await page({ status: 'expired' })
  expect(over).toContain('Deze betaalpagina is verlopen.')
  expect(over).toContain('href="http://localhost:3000/bestellen/o1"')
  for (const html of [done, over]) expect(html).not.toContain('>Betaal<')
})

it('both pages say that no money moves, also before anything is known', async () => {
  const pay = await renderPart(<SandboxPayScreen sessionId="x" notHere="geen pagina" />, {
    ...around,
    api: brokenClient,
  })
  for (const html of [pay, await manage([]), await manage([paid])])
    expect(html).toContain('Dit is een proefomgeving: er wordt geen geld afgeschreven.')
})

it('what can be played follows from what was paid: no charge-back of what went back, no renewal of what ended', async () => {
  const html = await manage([paid])
  expect(html).toContain('Achterstallig')
  expect(html).toContain('Nieuwe poging voor')
  expect(html).toContain('teruggegaan')
  expect(html).not.toContain('Boek terug')
  expect(html).toContain('Verleng nu')
  const subscription = paid.subscription && { ...paid.subscription, status: 'ended' as const }
  expect(await manage([{ ...paid, subscription }])).not.toContain('Verleng nu')
})
