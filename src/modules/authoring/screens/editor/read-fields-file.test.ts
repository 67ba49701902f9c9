import { expect, it } from 'vitest'
import { readFieldsFile } from './read-fields-file.ts'

const BYTES_MAX = 2 * 1024 * 1024
const json = (content: BlobPart, type = 'application/json', name = 'velden.json') => new File([content], name, { type })
const refused = (message: string) => ({ ok: false, message })

it('[VEND-15] accepts a file by its type, whatever its name', async () => {
  const content = '{"fields":[{"label":"Naam"}]}'
  expect(await readFieldsFile(json(content, 'application/json', 'velden.txt'))).toMatchObject({ ok: true })
  for (const type of ['text/plain', 'application/ld+json', 'text/json', ''])
    expect(await readFieldsFile(json(content, type))).toEqual(refused('Alleen JSON-bestanden worden ondersteund.'))
})

it('[VEND-16] accepts 2 MB to the byte, and not one more', async () => {
  const padded = (bytes: number) => `{"fields":[]}${' '.repeat(bytes - 13)}`
  expect(await readFieldsFile(json(padded(BYTES_MAX)))).toMatchObject({ ok: true })
  expect(await readFieldsFile(json(padded(BYTES_MAX + 1)))).toEqual(refused('Bestand is te groot (max 2MB).'))
})

it('[VEND-17] distinguishes a file that is no object from one that does not parse', async () => {
  for (const content of ['[]', '3', '"tekst"', 'null', 'true', '[{"label":"Naam"}]'])
    expect([content, await readFieldsFile(json(content))]).toEqual([content, refused('JSON moet een object zijn')])
  const nonsense: BlobPart[] = ['', '{', '{fields:[]}', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])]
  for (const content of nonsense) expect(await readFieldsFile(json(content))).toEqual(refused('Ongeldig JSON-bestand'))
  const nested = `{"fields":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  expect(await readFieldsFile(json(nested))).toMatchObject({ ok: false })
  expect(await readFieldsFile(json('\ufeff{"fields":[]}'))).toMatchObject({ ok: true })
})
