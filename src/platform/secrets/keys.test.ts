import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadKeys, SecretsKeyError } from './keys.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syvo-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('a first start creates one root, shared by simultaneous starts, and leaves nothing else', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys({ dataDir })))
  expect(new Set(all.map((keys) => keys.keyId)).size).toBe(1)
  expect(readdirSync(dataDir)).toEqual(['secrets-key'])
  expect(statSync(join(dataDir, 'secrets-key')).mode & 0o777).toBe(0o600)
  expect((await loadKeys({ dataDir })).authSecret).toBe(all[0]?.authSecret)
})

it.each(['', '   \n', 'kort', ' '.repeat(64)])('a root of %j is refused and left unchanged', async (content) => {
  const path = join(dataDir, 'secrets-key')
  writeFileSync(path, content)
  await expect(loadKeys({ dataDir })).rejects.toThrow(SecretsKeyError)
  expect(readFileSync(path, 'utf8')).toBe(content)
  expect((await loadKeys({ dataDir, secretsKey: 'x'.repeat(32) })).keyId).toHaveLength(8)
})
