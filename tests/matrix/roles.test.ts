import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import type { Role } from '#modules/identity/contract.ts'
import { callEndpoint } from '../endpoints/call-endpoint.ts'
import { createEndpointFixtures, type EndpointFixtures } from '../endpoints/endpoint-fixtures.ts'
import { createTestApp } from '../support/create-test-app.ts'
import { newIdFor } from './operations/absent-id.ts'
import { PASSES } from './operations/expected-operations.ts'
import { type Member, NO_CHECKS, ROLE_CHECKS } from './roles/role-checks.ts'

// Every role check, at endpoints and inside actions, is removed in turn, and in turn made to remember its answer; the endpoint behind it must show
// both faults.

const ROOT = join(import.meta.dirname, '../..')

type Ask = () => Promise<{ role: Role } | undefined>
const planted = vi.hoisted(() => ({
  asked: new Set<string>(),
  fault: null as null | ((site: string, userId: string, ask: () => Promise<unknown>) => Promise<unknown>),
}))

// The store answers for itself, and a fault that is planted stands between it and the one place that asks.
vi.mock('#modules/identity/store/account-store.ts', async (load) => {
  const real = await load<typeof import('#modules/identity/store/account-store.ts')>()
  const findNewestRole = (tx: Parameters<typeof real.findNewestRole>[0], userId: string) => {
    const site = /\/(src\/[\w/-]+\.ts)\b/.exec(new Error().stack?.split('\n').slice(2).join('\n') ?? '')?.[1] ?? ''
    planted.asked.add(site)
    const ask = () => real.findNewestRole(tx, userId)
    return planted.fault ? planted.fault(site, userId, ask) : ask()
  }
  return { ...real, findNewestRole }
})

const app = await createTestApp()
await seedCatalogue(app, { demo: false })
await createPlanPrices(app.payments)
afterAll(() => app.close())

let fixtures: EndpointFixtures
beforeAll(async () => {
  fixtures = await createEndpointFixtures(app, { withMoney: false })
})
beforeEach(() => {
  planted.fault = null
})

const give = ({ userId }: Member, role: Role) =>
  app.db.query({ role: 'service' }, 'insert into app.user_roles (user_id, role, created_at) values ($1, $2, $3)', [
    userId,
    role,
    app.clock.now(),
  ])

/** Returns the wrong answers of an account that is refused, passed and refused again; no time passes before the last request. */
async function problemsOf(site: string): Promise<string[]> {
  const check = ROLE_CHECKS[site]
  if (!check) throw new Error(`There is no check of ${site}.`)
  const member = await app.signUp()
  const problems: string[] = []
  for (const { as, answer } of [check.refused, check.passed, check.refused]) {
    await give(member, as)
    if (as === check.passed.as) app.clock.advanceMs(check.passesAfterMs ?? 0)
    const found = await check.ask({ app, fixtures }, member)
    if (found !== answer) problems.push(`${site} as ${as}: expected ${answer}, found ${found}`)
  }
  return problems
}

const sites = Object.keys(ROLE_CHECKS)

it('every role check is listed in role-checks.ts', () => {
  const found = globSync('src/**/*.ts', { cwd: ROOT })
    .filter((path) => !/\.test\.ts$|^src\/web\//.test(path))
    .filter((path) => /\b(?:findNewestRole|role_of)\(|\bfindNewestRole,/.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(
    found.filter((path) => !ROLE_CHECKS[path] && !NO_CHECKS[path]),
    'add it to roles/role-checks.ts',
  ).toEqual([])
})

it.each(sites)('%s refuses at once when the role is lost, and passes an account with the role', async (site) => {
  planted.asked.clear()
  expect(await problemsOf(site)).toEqual([])
  expect([...planted.asked], 'the request reaches the place that it is named after').toContain(site)
})

it.each([
  ['removed', (role: Role) => async () => ({ role })],
  [
    'remembered for a minute',
    () => {
      const known = new Map<string, unknown>()
      return async (userId: string, ask: Ask) => {
        if (!known.has(userId)) known.set(userId, await ask())
        return known.get(userId)
      }
    },
  ],
] as const)('a test fails when any role check is %s', { timeout: 120_000 }, async (what, faultFor) => {
  const unnoticed: string[] = []
  for (const site of sites) {
    const fault = faultFor(ROLE_CHECKS[site]?.passed.as ?? 'admin')
    planted.fault = (at, userId, ask) => (at === site ? fault(userId, ask as Ask) : ask())
    const isNoticed = (await problemsOf(site)).length > 0
    process.stdout.write(`${what}: role in ${site} ${isNoticed ? 'noticed' : 'NOT NOTICED'}\n`)
    if (!isNoticed) unnoticed.push(site)
  }
  expect(unnoticed).toEqual([])
})

/** A request that every operation refuses once its access is passed, so that nothing changes. */
const MALFORMED = { what: 'a name twice', query: 'matrix=1&matrix=2', json: '{"matrix"', isNeverRight: true as const }
const guarded = app.bindings
  .map(({ operation }) => operation)
  .filter(({ access }) => access === 'vendor' || access === 'admin')

/** Where an operation answers by a role that its caller no longer has, or not yet. */
async function staleAnswers(): Promise<string[]> {
  const member = await app.signUp()
  const stale: string[] = []
  for (const operation of guarded) {
    const params = Object.fromEntries(
      [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, newIdFor()]),
    )
    for (const role of ['buyer', 'admin', 'buyer', 'vendor', 'buyer'] as const) {
      await give(member, role)
      const { status } = await callEndpoint(app, operation, { token: member.token, params }, MALFORMED)
      const should = PASSES[operation.access][role === 'buyer' ? 'member' : role]
      if ((status === 403 ? '403' : 'in') !== should) stale.push(`${operation.id} as ${role}: ${status}`)
    }
  }
  return stale
}

it('every endpoint follows a changed role at once', { timeout: 120_000 }, async () => {
  expect(guarded.length).toBeGreaterThan(40)
  expect(await staleAnswers()).toEqual([])
  const known = new Map<string, unknown>()
  planted.fault = async (_, userId, ask) => {
    if (!known.has(userId)) known.set(userId, await ask())
    return known.get(userId)
  }
  const noticed = new Set((await staleAnswers()).map((one) => one.split(' ')[0]))
  process.stdout.write(`role remembered for a minute: noticed at ${noticed.size} of ${guarded.length} endpoints\n`)
  expect(noticed.size).toBe(guarded.length)
})
