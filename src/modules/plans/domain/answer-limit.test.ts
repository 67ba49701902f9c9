import { describe, expect, it } from 'vitest'
import { answersBar } from '../answers-bar.ts'
import { bindingLimit } from './answer-limit.ts'

describe('the monthly limit that stops a bot first', () => {
  it('[PLAN-12] is the plan’s where the plan has fewer answers left', () => {
    expect(bindingLimit({ used: 10, limit: 1000 }, { used: 38, limit: 50 })).toEqual({
      ...{ scope: 'plan', used: 38, limit: 50, left: 12 },
    })
  })

  it('is the bot’s own where it has fewer left, as many left, or the plan is unlimited', () => {
    const own = { scope: 'bot', used: 990, limit: 1000, left: 10 }
    for (const plan of [
      { used: 1000, limit: 5000 },
      { used: 40, limit: 50 },
      { used: 7000, limit: null },
    ])
      expect(bindingLimit({ used: 990, limit: 1000 }, plan)).toEqual(own)
  })

  it('is the bot’s own in trial, rental and purchase, also when the plan is used up', () => {
    const use = { usage: { used: 3, limit: 1000 }, plan: { allowed: false, used: 50, limit_value: 50 } }
    expect(answersBar({ ...use, source: 'rental' }).text).toBe('3 van 1.000 antwoorden van deze bot')
    expect(answersBar({ ...use, source: 'plan' }).text).toBe('50 van 50 antwoorden van je plan')
  })

  it('never leaves fewer than zero, and stays the bot’s own while the plan’s use is unknown', () => {
    expect(bindingLimit({ used: 12, limit: 10 }, null).left).toBe(0)
    const unknown = { allowed: false, used: 0, limit_value: null }
    expect(answersBar({ usage: { used: 3, limit: 10 }, plan: unknown, source: 'plan' }).note).toBe('Nog 7 deze maand')
    expect(answersBar({ usage: { used: 3, limit: 10 }, plan: undefined, source: 'plan' }).used).toBe(3)
  })
})
