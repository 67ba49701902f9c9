import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildInputsHash, isBuilt, markBuilt } from '../../scripts/build-stamp.ts'

let root = ''
const write = (path: string, text: string): void => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'syvo-stamp-'))
  mkdirSync(join(root, 'src/ui'), { recursive: true })
  write('src/ui/a.ts', 'a')
  write('package-lock.json', '{}')
  markBuilt(root, buildInputsHash(root))
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build is fresh until a source, the name of a source, or the lock file changes', () => {
  expect(isBuilt(root)).toBe(true)
  write('src/ui/a.ts', 'b')
  expect(isBuilt(root)).toBe(false)
  write('src/ui/a.ts', 'a')
  expect(isBuilt(root)).toBe(true)
  write('src/ui/b.ts', '')
  expect(isBuilt(root)).toBe(false)
  rmSync(join(root, 'src/ui/b.ts'))
  write('package-lock.json', '{ }')
  expect(isBuilt(root)).toBe(false)
})

test('a build stays fresh when a test or a generated file changes', () => {
  write('src/ui/a.test.ts', '')
  write('src/ui/tree.gen.ts', '')
  expect(isBuilt(root)).toBe(true)
})

test('a project without a finished build is stale', () => {
  rmSync(join(root, 'dist'), { recursive: true })
  expect(isBuilt(root)).toBe(false)
})
