import { expect, it } from 'vitest'
import { CONFIGURATION_FIELDS, configurationProblems } from './configuration-schema.ts'
import { starterConfiguration } from './starter-configuration.ts'

it.each(Object.entries(CONFIGURATION_FIELDS))(
  'the start template of %s fills in fields that the form has and takes, all but the addresses',
  (category, fields) => {
    const starter = starterConfiguration(category)
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(starter)))
    const open = configurationProblems(category, starter).map(({ field }) => field)
    const addresses = fields.filter(({ kind, required }) => kind === 'url' && required).map(({ name }) => name)
    expect(open).toEqual(addresses)
  },
)

it('a category without a form of its own starts with the general one', () => {
  expect(starterConfiguration('nergens')).toEqual(starterConfiguration('generic'))
})
