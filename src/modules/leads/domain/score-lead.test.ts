import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeadStatus } from '../contract.ts'
import { conversionRate } from './conversion-rate.ts'
import { stampsAfter } from './lead-stamps.ts'
import { scoreLead, scoreOrWarm } from './score-lead.ts'

const facts = {
  emailProvided: false,
  phoneProvided: false,
  companyProvided: false,
  messageLength: 0,
  source: 'unknown',
}

describe('scoring', () => {
  it.each([
    [{}, 'cold'],
    [{ emailProvided: true }, 'cold'],
    [{ emailProvided: true, source: 'widget' }, 'warm'],
    [{ emailProvided: true, messageLength: 19 }, 'cold'],
    [{ emailProvided: true, messageLength: 20 }, 'warm'],
    [{ emailProvided: true, phoneProvided: true }, 'warm'],
    [{ emailProvided: true, phoneProvided: true, companyProvided: true }, 'hot'],
    [{ emailProvided: true, phoneProvided: true, source: 'hosted' }, 'warm'],
    [{ emailProvided: true, phoneProvided: true, messageLength: 99 }, 'warm'],
    [{ emailProvided: true, phoneProvided: true, messageLength: 100 }, 'hot'],
    [{ phoneProvided: true, companyProvided: true }, 'warm'],
    [{ phoneProvided: true, messageLength: 20 }, 'cold'],
    [{ phoneProvided: true, source: '  ' }, 'cold'],
  ] as const)('[LEAD-23] [AMB-148] scores %j as %s', (some, score) => {
    expect(scoreLead({ ...facts, ...some })).toBe(score)
  })

  it('[LEAD-23] becomes warm when scoring fails', () => {
    expect(scoreOrWarm({ ...facts, messageLength: Number.NaN })).toBe('warm')
  })
})

describe('conversion rate', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
    [5, 5, 100],
  ])('[LEAD-05] %d of %d is %d percent', (converted, total, percent) => {
    expect(conversionRate(converted, total)).toBe(percent)
  })
})

describe('stamps', () => {
  const status = fc.constantFrom<LeadStatus>('new', 'contacted', 'qualified', 'converted', 'lost')

  it('[LEAD-20] [LEAD-21] [LEAD-22] set each stamp at its first status and never change it, in any order', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), (statuses) => {
        let stamps: { contacted_at: Date | null; converted_at: Date | null } = {
          contacted_at: null,
          converted_at: null,
        }
        for (const [index, next] of statuses.entries()) stamps = stampsAfter(stamps, next, new Date(index))
        const firstOf = (wanted: LeadStatus) =>
          statuses.some((one) => one === wanted) ? statuses.findIndex((one) => one === wanted) : undefined
        expect(stamps.contacted_at?.getTime()).toBe(firstOf('contacted'))
        expect(stamps.converted_at?.getTime()).toBe(firstOf('converted'))
      }),
    )
  })
})
