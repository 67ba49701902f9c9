import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readInputFields, readUploadedFields } from '../../form/input-fields-text.ts'
import { type FieldRow, movedRows, rowProblem, rowsOf, textOfRows } from './field-rows.ts'

const row: fc.Arbitrary<FieldRow> = fc.record({ label: fc.string(), type: fc.string(), placeholder: fc.string() })
const rows = fc.array(row, { maxLength: 20 })

it('rows and the text of their JSON are equivalent, valid or not', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(rowsOf(textOfRows(list))).toEqual(list)
    }),
  )
})

it('moving a row loses none and adds none, and beyond the ends nothing moves', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: -2, max: 22 }), fc.integer({ min: -2, max: 22 }), (list, from, to) => {
      const moved = movedRows(list, from, to)
      const isPossible = [from, to].every((at) => at >= 0 && at < list.length)
      expect(moved.toSorted(byText)).toEqual(list.toSorted(byText))
      expect(isPossible ? moved[to] : moved).toBe(isPossible ? list[from] : list)
    }),
  )
})

it('a text that the strict reader accepts shows the same in the rows', () => {
  const texts = [
    '[{"label":"Naam"}]',
    '{"fields":[{"label":" Naam ","type":"email"}]}',
    '{}',
    '',
    '{"fields":[{"label":"Naam","verplicht":true}]}',
  ]
  for (const text of texts) {
    const strict = readInputFields(text)
    const shown = readInputFields(textOfRows(rowsOf(text) ?? []))
    expect([text, strict.ok, shown]).toEqual([text, true, strict])
  }
})

it('a text that is no list of fields has no rows, however it was made', () => {
  const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  for (const text of [
    '{',
    'null',
    '3',
    '"tekst"',
    '{"fields":3}',
    '[[]]',
    '[{"label":3}]',
    nested,
    '{"fields":[null]}',
  ])
    expect([text.slice(0, 20), rowsOf(text)]).toEqual([text.slice(0, 20), null])
  expect(rowsOf('{"__proto__":{"fields":[{"label":"Naam"}]}}')).toEqual([])
  expect(readUploadedFields('{"__proto__":{"fields":[{"label":"Naam"}]}}')).toEqual({
    ok: false,
    message: 'Geen velden gevonden in dit bestand.',
  })
})

it('other properties of a row stay in its JSON when the row is edited', () => {
  const [first] = rowsOf('[{"label":"Naam","verplicht":true}]') ?? []
  expect(first && textOfRows([{ ...first, label: 'Voornaam' }])).toBe(
    JSON.stringify({ fields: [{ label: 'Voornaam', type: 'text', placeholder: '', verplicht: true }] }, null, 2),
  )
})

it('each row shows its own problem, also the second of two with the same label', () => {
  const list: FieldRow[] = [
    { label: 'Naam', type: 'text', placeholder: '' },
    { label: ' naam', type: 'text', placeholder: '' },
    { label: '', type: 'text', placeholder: '' },
    { label: 'Foto', type: 'file', placeholder: '' },
  ]
  expect(list.map((_, at) => rowProblem(list, at))).toEqual([
    undefined,
    'Dit label staat er al',
    'Elk veld heeft een label nodig',
    expect.stringMatching(/^Een veld heeft een van deze soorten/),
  ])
})

function byText(one: FieldRow, other: FieldRow): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}
