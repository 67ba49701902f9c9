import { expect, it } from 'vitest'
import { CONFIGURATION_FIELDS, configurationProblems } from './configuration-schema.ts'
import { starterConfiguration } from './starter-configuration.ts'

it.each(Object.entries(CONFIGURATION_FIELDS))(
  'the start template of %s fills in what the form accepts, except addresses and facts of the company',
  (category, fields) => {
    const starter = starterConfiguration(category)
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(starter)))
    const open = configurationProblems(category, starter).map(({ field }) => field)
    const addresses = fields.filter(({ kind, required }) => kind === 'url' && required).map(({ name }) => name)
    const blanks = Object.entries(starter).flatMap(([name, value]) => (value.includes('[vul in]') ? [name] : []))
    expect(open.toSorted()).toEqual([...addresses, ...blanks].toSorted())
    expect(Object.values(starter).join(' ')).not.toMatch(/\d/)
  },
)

it('a category without a form of its own starts with the general template', () => {
  expect(starterConfiguration('nergens')).toEqual(starterConfiguration('generic'))
})
