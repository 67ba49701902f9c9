import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import type { SessionState } from '#platform/browser/session-context.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { expectConsoleError } from '../../../../tests/support/fail-on-console.ts'
import { brokenClient, clientOf, renderPart, signedIn } from '../../../../tests/support/render-part.tsx'
import { FeatureGate } from './feature-gate.tsx'
import { effectivePlanQuery, featureUseQuery } from './plans-client.ts'
import { useFeature, usePlan } from './use-feature.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

const FEATURE = 'basic_lead_export'

/** Creates an account on a plan, with the context that a component needs. */
async function accountOn(tier: string | null) {
  const account = await app.signUp()
  if (tier)
    await app.db.query(
      { role: 'service' },
      'insert into app.subscribers (user_id, subscribed, subscription_tier) values ($1, true, $2)',
      [account.userId, tier],
    )
  return { userId: account.userId, api: clientOf(app, account.token), session: signedIn(account) }
}
const gate = (
  { userId, api, session }: { userId: string; api: ApiClient; session: SessionState },
  fallback?: string | null,
) =>
  renderPart(
    <FeatureGate feature={FEATURE} fallback={fallback}>
      Exporteer
    </FeatureGate>,
    { api, session, reads: (client) => [client.prefetchQuery(effectivePlanQuery(api, userId))] },
  )

it('[PLAN-14] shows its content for an enabled feature, else the fallback, else a badge and a button to /pricing', async () => {
  expect(await gate(await accountOn('starter'))).toBe('Exporteer')
  const free = await accountOn(null)
  expect(await gate(free, 'Vraag het je beheerder')).toBe('Vraag het je beheerder')
  expect(await gate(free, null)).toBe('')
  const badge = await gate(free)
  expect(badge).toMatch(/<span class="badge[^>]*>Upgrade vereist<\/span>/)
  expect(badge).toMatch(/<a[^>]*class="button[^>]*href="\/pricing"|<a[^>]*href="\/pricing"[^>]*class="button/)
  expect(badge).not.toContain('Exporteer')
})

it('the gate shows nothing while the plan loads, and no content without a session', async () => {
  const one = await accountOn('ultimate')
  const parts = <FeatureGate feature={FEATURE}>Exporteer</FeatureGate>
  expect(await renderPart(parts, { api: one.api, session: one.session })).toBe('')
  expect(await renderPart(parts, { api: one.api, session: { status: 'signed-out', user: null } })).toContain(
    'Upgrade vereist',
  )
  expect(
    await renderPart(<FeatureGate feature="toString">Geheim</FeatureGate>, {
      ...one,
      reads: (client) => [client.prefetchQuery(effectivePlanQuery(one.api, one.userId))],
    }),
  ).not.toContain('Geheim')
})

it('[PLAN-15] a failed check is no subscription: allowed false, remaining 0, limit null; the gate closes', async () => {
  expectConsoleError(/^the plan could not be checked/)
  expectConsoleError(/^the feature could not be checked/)
  const broken = { ...(await accountOn('ultimate')), api: brokenClient }
  const Answers = () => <>{JSON.stringify({ plan: usePlan(), use: useFeature('bot_create') })}</>
  const answers = await renderPart(<Answers />, {
    ...broken,
    reads: (client) => [
      client.prefetchQuery(effectivePlanQuery(brokenClient, broken.userId)),
      client.prefetchQuery(featureUseQuery(brokenClient, broken.userId, 'bot_create')),
    ],
  })
  expect(JSON.parse(answers.replaceAll('&quot;', '"'))).toMatchObject({
    plan: null,
    use: { allowed: false, remaining: 0, limit_value: null },
  })
  expect(await gate(broken)).toContain('Upgrade vereist')
  expect(await gate(await accountOn('ultimate'))).toBe('Exporteer')
})
