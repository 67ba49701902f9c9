import { expect, it } from 'vitest'
import { FITTING_FORM } from '../../../../tests/support/vendor-fixtures.ts'
import { formProblems, readSubmission } from './submission.ts'

it.each([
  ['rental', 'price', 'price_cents'],
  ['purchase', 'monthly_price', 'monthly_price_cents'],
] as const)('a bot for %s may have anything in its %s, which then is no price', (pricing_model, field, cents) => {
  for (const typed of ['0', 'abc', '99999']) {
    const form = { ...FITTING_FORM, pricing_model, [field]: typed }
    expect(formProblems(form), typed).toEqual([])
    expect(readSubmission(form), typed).toMatchObject({ ok: true, content: { [cents]: null } })
    expect(formProblems({ ...form, pricing_model: 'both' }), typed).toMatchObject([{ field }])
  }
})

it('a price above the most names the most, and so does a monthly price', () => {
  for (const typed of ['99999', '1000000000', '50000,01'])
    expect(formProblems({ ...FITTING_FORM, price: typed, monthly_price: typed }), typed).toEqual([
      { field: 'price', message: 'Ongeldige prijs: vul hooguit € 50.000 in' },
      { field: 'monthly_price', message: 'Ongeldige maandprijs: vul hooguit € 50.000 in' },
    ])
})
