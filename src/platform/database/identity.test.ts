import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { quoteText, setIdentityText } from './identity.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('the database reads a quoted text as it was, with quotes, backslashes and line breaks in it', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '\\', '"', '$', '\n', ';', '-', 'é') }),
  )
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      fc.pre(!value.includes('\0'))
      const [rows] = await app.db.engine.script(null, `select ${quoteText(value)} as read`)
      expect(rows).toEqual([{ read: value }])
    }),
    { numRuns: 100 },
  )
})

it('a NUL is refused, because no text of the database holds one', () => {
  expect(() => setIdentityText({ role: 'member', userId: 'a\0b' })).toThrow(RangeError)
})
