import { expect, test } from 'vitest'
import type { Bot } from '#modules/catalogue/contract.ts'
import type { UserBot } from '../contract.ts'
import { arrangementOf, countOnPlan, groupsOf, myBotsOf } from './my-bots.ts'

test('[MYBOTS-01] lists all offers, the user’s switched-on bots first, and keeps a withdrawn bot of the user', () => {
  const offers = [offer('b', 'Balie'), offer('g', 'Gastheer'), offer('w', 'Werver')]
  const held = [row('w', 'Werver', { active: true }), row('x', 'Xenia', { active: false })]
  expect(myBotsOf(offers, held, new Map()).map(({ id }) => id)).toEqual(['w', 'x', 'b', 'g'])
})

test('[MYBOTS-03] counts only switched-on bots on the plan, and a turned switch at once', () => {
  const offers = [offer('a', 'A'), offer('b', 'B'), offer('c', 'C'), offer('d', 'D')]
  const held = [
    row('a', 'A', { active: true }),
    row('b', 'B', { active: true, access_source: 'trial' }),
    row('c', 'C', { active: true, access_expired: true }),
  ]
  expect(countOnPlan(myBotsOf(offers, held, new Map()))).toBe(1)
  expect(
    countOnPlan(
      myBotsOf(
        offers,
        held,
        new Map([
          ['d', true],
          ['a', false],
        ]),
      ),
    ),
  ).toBe(1)
  expect(countOnPlan(myBotsOf(offers, held, new Map([['d', true]])))).toBe(2)
})

test('leaves a bot that is switched on in its place until the screen opens again', () => {
  const offers = [offer('b', 'Balie'), offer('g', 'Gastheer'), offer('w', 'Werver')]
  const opened = myBotsOf(offers, [row('w', 'Werver', { active: true })], new Map())
  const held = [row('w', 'Werver', { active: false }), row('g', 'Gastheer', { active: true })]
  const turned = myBotsOf(offers, held, new Map())
  const ids = ({ own, offered }: ReturnType<typeof groupsOf>) => [own, offered].map((bots) => bots.map(({ id }) => id))
  expect(ids(groupsOf(turned, arrangementOf(opened)))).toEqual([['w'], ['b', 'g']])
  expect(ids(groupsOf(turned, arrangementOf(turned)))).toEqual([['g', 'w'], ['b']])
})

function offer(id: string, title: string): Bot {
  return {
    id,
    title,
    description: '',
    long_description: '',
    category: 'Horeca',
    price: null,
    monthly_price: 29,
    featured: false,
    active: true,
    status: 'approved',
    pricing_model: 'rental',
    monthly_execution_limit: 1000,
    created_at: '',
    updated_at: '',
  }
}

function row(id: string, title: string, change: Partial<UserBot>): UserBot {
  return {
    id: `row-${id}`,
    user_id: 'u',
    bot_id: id,
    access_type: 'rental',
    access_end: null,
    active: false,
    created_at: '',
    access_source: 'plan',
    access_expired: false,
    is_example: false,
    renews_at: null,
    config_valid: true,
    is_paused: false,
    model_missing: false,
    on_plan: (change.access_source ?? 'plan') === 'plan',
    bot: { id, title, description: '', category: 'Horeca', input_fields: [] },
    version: { running: 1, live: 1, held: false },
    usage: { used: 0, limit: 1000, month: 'november 2026' },
    ...change,
  }
}
