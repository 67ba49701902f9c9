import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingOptionals, platformEntry } from '../../scripts/complete-lock.ts'

test('the lock file holds every optional platform package (else run node scripts/complete-lock.ts)', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
  expect(missingOptionals(lock.packages).map((one) => one.name)).toEqual([])
})

test('the search finds an optional package without an entry, and no package with one in a parent folder', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-musl': '1.0.0' },
    },
    'node_modules/tool-darwin-arm64': {},
  }
  const missing = missingOptionals(packages)
  expect(missing).toEqual([{ name: 'tool-linux-x64-musl', version: '1.0.0', isDev: true }])
  expect(missing.map(platformEntry)).toEqual([
    { version: '1.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
  ])
})
