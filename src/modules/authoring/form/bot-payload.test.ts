import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBotPayload } from './bot-payload.ts'

const ME = '0192f000-0000-7000-8000-00000000000a'

it('no row breaks the reader, however deep, and the result is always of the caller', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
  let deeper: unknown = deep
  for (let at = 0; at < 20_000; at++) deeper = [deeper]
  expect(readBotPayload({ title: 'Bot', input_fields: deeper }, ME)).toMatchObject({ kind: 'wrong' })
  const names = fc.constantFrom(
    'title',
    'price',
    'input_fields',
    'status',
    'active',
    'vendor_id',
    'featured',
    '__proto__',
    'category',
  )
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (row) => {
      const read = readBotPayload(row, ME)
      if ('kind' in read) return
      expect(Object.hasOwn(row, 'featured') || Object.hasOwn(row, '__proto__')).toBe(false)
      expect(row['vendor_id'] === undefined || row['vendor_id'] === ME).toBe(true)
    }),
    { numRuns: 500 },
  )
})
