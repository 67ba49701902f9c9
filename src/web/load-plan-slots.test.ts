import { expect, it } from 'vitest'
import { isBotInPlan } from './load-plan-slots.ts'

const bot = { id: 'b1', monthly_price: 29, model_missing: false }
const room = { hasFreeSlot: true, heldIds: ['b2'] }

it.each([
  ['has a free slot', room, bot, true],
  ['is full', { ...room, hasFreeSlot: false }, bot, false],
  ['has room for a bot that is had already', room, { ...bot, id: 'b2' }, false],
  ['has room for a bot that is only sold', room, { ...bot, monthly_price: null }, false],
  ['has room for a bot without its language model', room, { ...bot, model_missing: true }, false],
])('a plan that %s has the bot: %#', (_, slots, listed, isIn) => {
  expect(isBotInPlan(slots, listed)).toBe(isIn)
})
