import { expect, it } from 'vitest'
import { brokenClient, renderPart, signedIn } from '../../../../../tests/support/render-part.tsx'
import { samplePlayed, sampleSession } from '../../../../../tests/support/sandbox-responses.ts'
import type { SandboxSession, SimulatedOrder } from '../contract.ts'
import { SandboxManageScreen } from './sandbox-manage-screen.tsx'
import { SandboxPage, SandboxPayScreen } from './sandbox-pay-screen.tsx'

const me = { userId: 'u1', email: 'koper@bedrijf.example' }
const around = { session: signedIn(me) }
const page = (changes: Partial<SandboxSession> = {}) =>
  renderPart(<SandboxPage session={sampleSession(changes)} onChanged={() => undefined} />, around)
const [returned] = samplePlayed().payments
const paid = samplePlayed({ payments: returned ? [returned] : [] })
const manage = (orders: SimulatedOrder[]) =>
  renderPart(<SandboxManageScreen notHere="geen pagina" />, {
    ...around,
    reads: (client) => [Promise.resolve(client.setQueryData(['sandbox-orders', me.userId], orders))],
  })

it('the payment page shows order, amount per month, payment methods and possible outcomes', async () => {
  const html = await page()
  for (const text of ['Syvo Pro', '53,99', 'per maand', 'iDEAL', 'SEPA-incasso', 'Creditcard'])
    expect(html).toContain(text)
  for (const text of ['>Betaal<', '>Annuleer<', '>Laat verlopen<']) expect(html).toContain(text)
  // Only a direct debit can fail later, and iDEAL is the default.
  expect(html).not.toContain('Betaal, incasso mislukt later')
})

it('a paid or expired session offers no second payment, but a way on', async () => {
  const done = await page({ status: 'complete', method: 'ideal' })
  expect(done).toContain('Deze bestelling is al betaald.')
  expect(done).toContain('href="/payment-success?session_id=')
  const over = await page({ status: 'expired' })
  expect(over).toContain('Deze betaalpagina is verlopen.')
  expect(over).toContain('href="/bestellen/')
  for (const html of [done, over]) expect(html).not.toContain('>Betaal<')
})

it('both pages say that no money moves, also before anything is loaded', async () => {
  const pay = await renderPart(<SandboxPayScreen sessionId="x" notHere="geen pagina" />, {
    ...around,
    api: brokenClient,
  })
  for (const html of [pay, await manage([]), await manage([paid])])
    expect(html).toContain('Dit is een proefomgeving: er wordt geen geld afgeschreven.')
})

it('the offered events follow from the payments: no charge-back of a refund, no renewal after the end', async () => {
  const html = await manage([paid])
  expect(html).toContain('Achterstallig')
  expect(html).toContain('Nieuwe poging voor')
  expect(html).toContain('teruggegaan')
  expect(html).not.toContain('Boek terug')
  expect(html).toContain('Verleng nu')
  const subscription = paid.subscription && { ...paid.subscription, status: 'ended' as const }
  expect(await manage([{ ...paid, subscription }])).not.toContain('Verleng nu')
})
