import type { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { planOrder, sampleOrder, sampleSubscription } from '../../../../tests/support/order-responses.ts'
import { brokenClient, renderPart, signedIn } from '../../../../tests/support/render-part.tsx'
import { PlanChoice } from './change-plan-dialog.tsx'
import { OrderDraft } from './order-draft.tsx'
import { WorkingBots, workingBotsQuery } from './working-bots.tsx'

const session = signedIn({ userId: 'u1', email: 'noor@bedrijf.example' })
const BINDS = 'Zijn antwoorden tellen mee in je plan; wat het eerst op is, geldt.'
const prices = { '0': 0, '0-50': 0, '50-200': 0, '200-500': 0, '500+': 0 }
const withFacets = (bots: number, missing: number) => ({
  session,
  reads: (client: QueryClient) => [
    Promise.resolve(
      client.setQueryData(workingBotsQuery(brokenClient).queryKey, {
        bots,
        model_missing: missing,
        categories: {},
        prices,
      }),
    ),
    Promise.resolve(client.setQueryData(['paid-plans'], [])),
  ],
})

it('the order of a plan says which limit binds, and that of a bot does not (AMB-043)', async () => {
  expect(await renderPart(<OrderDraft order={planOrder()} />, { session })).toContain(BINDS)
  expect(await renderPart(<OrderDraft order={sampleOrder()} />, { session })).not.toContain(BINDS)
})

it('changing a plan says which limit binds (AMB-043)', async () => {
  const choice = <PlanChoice current={sampleSubscription()} requestedPlan={null} onDone={() => undefined} />
  expect(await renderPart(choice, withFacets(9, 0))).toContain(BINDS)
})

it.each([
  [9, 0, ''],
  [9, 3, 'Op dit moment werken 6 van de 9 bots: de andere hebben een taalmodel nodig'],
  [9, 8, 'Op dit moment werkt 1 van de 9 bots: de andere hebben een taalmodel nodig'],
  [9, 9, 'Op dit moment werkt geen van de 9 bots: ze hebben een taalmodel nodig'],
])(
  'of %i bots, %i without their language model: how many work is said only when some do not (AMB-197)',
  async (bots, missing, says) => {
    const html = await renderPart(<WorkingBots />, withFacets(bots, missing))
    expect(html.split(',')[0]).toBe(says)
    expect(
      (await renderPart(<OrderDraft order={planOrder()} />, withFacets(bots, missing))).includes('Op dit moment'),
    ).toBe(missing > 0)
  },
)
