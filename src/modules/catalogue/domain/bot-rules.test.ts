import { describe, expect, it } from 'vitest'
import { featuresOfBot, paragraphsOfBot } from './bot-features.ts'
import { configCategoryOf, LISTED_CATEGORIES } from './categories.ts'
import { inputFieldsOf } from './input-fields.ts'
import { canBeBought, canBeRented, pricingModelOf } from './pricing-model.ts'

describe('reading a bot', () => {
  it.each([
    ['buy', 'purchase'],
    ['subscription', 'rental'],
    ['purchase', 'purchase'],
    ['rental', 'rental'],
    ['both', 'both'],
    ['rental_only', null],
    ['', null],
    ['constructor', null],
  ])('[DATA-02] pricing model %s reads as %s', (word, model) => {
    expect(pricingModelOf(word)).toBe(model)
  })

  it('a bot of model both can be rented and bought', () => {
    expect([canBeRented('both'), canBeBought('both')]).toEqual([true, true])
    expect([canBeRented('purchase'), canBeBought('rental')]).toEqual([false, false])
  })

  it.each([
    ['Horeca', 'horeca'],
    ['restaurant', 'horeca'],
    ['E-commerce', 'ecommerce'],
    ['ecommerce', 'ecommerce'],
    ['HR & Recruitment', 'hr'],
    ['hrrecruitment', 'hr'],
    ['hr', 'hr'],
    ['Klantenservice', 'support'],
    ['support', 'support'],
    ['Marketing', 'generic'],
    ['fitness', 'generic'],
    ['Data / Analyse', 'generic'],
    ['', 'generic'],
    ['constructor', 'generic'],
  ])('[CONF-03] [AMB-119] category %s has the form %s', (category, form) => {
    expect(configCategoryOf(category)).toBe(form)
  })

  it('[CONF-03] the listed categories lead to four forms of their own and the generic one', () => {
    expect(new Set(LISTED_CATEGORIES.map(configCategoryOf))).toEqual(
      new Set(['horeca', 'ecommerce', 'hr', 'support', 'generic']),
    )
  })

  it('features are the dashed lines of the long description, else a fixed list of the category (AMB-056)', () => {
    const bot = {
      category: 'Horeca',
      long_description: "Voor je zaak.\n\n- Kent het menu\n  – Ook 's avonds\n-geen streepje\n\nTot slot.",
    }
    expect(featuresOfBot(bot)).toEqual(['Kent het menu', "Ook 's avonds"])
    expect(paragraphsOfBot(bot)).toEqual(['Voor je zaak.', '-geen streepje', 'Tot slot.'])
    expect(featuresOfBot({ category: 'Horeca', long_description: 'Zonder lijst.' }).length).toBeGreaterThan(1)
    expect(featuresOfBot({ category: 'Onbekend', long_description: '' })).toEqual(
      featuresOfBot({ category: 'Marketing', long_description: '' }),
    )
  })

  it('an input field has label, type and placeholder, and text is the type when none is given', () => {
    const stored = {
      fields: [
        { label: 'Vraag', type: 'textarea', placeholder: 'Hoe laat?' },
        { label: 'Naam' },
        { type: 'text' },
        'kapot',
        null,
      ],
    }
    const fields = [
      { label: 'Vraag', type: 'textarea', placeholder: 'Hoe laat?' },
      { label: 'Naam', type: 'text', placeholder: '' },
    ]
    expect(inputFieldsOf(stored)).toEqual(fields)
    expect(inputFieldsOf(stored.fields)).toEqual(fields)
    for (const nothing of [null, undefined, 'tekst', 3, {}, { fields: 'x' }]) expect(inputFieldsOf(nothing)).toEqual([])
  })
})
