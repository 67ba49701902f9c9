import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const INSTALL = join(import.meta.dirname, '../../scripts/install.mjs')
const RUNNING = { 'node_modules/runs': { version: '1.0.0' } }
const TOOLS = { 'node_modules/checks': { version: '1.0.0', dev: true } }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'syvo-install-'))
  mkdirSync(join(root, 'bin'))
  // A fake npm: logs its calls and writes the record that npm writes.
  writeFileSync(
    join(root, 'bin/npm'),
    `#!${process.execPath}
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
const tools = process.argv.includes('--include=dev')
appendFileSync('asked', tools ? 'all ' : 'running ')
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { ...${JSON.stringify(RUNNING)}, ...(tools ? ${JSON.stringify(TOOLS)} : {}) } }))
`,
    { mode: 0o755 },
  )
  lock('1.0.0')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function lock(name: string): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name, packages: { '': {}, ...RUNNING, ...TOOLS } }))
}

/** Runs the installation of one command, and returns all npm calls so far. */
function install(needsTools: boolean): string {
  const script = `import { ensureInstalled } from ${JSON.stringify(INSTALL)}
process.exitCode = (await ensureInstalled(${JSON.stringify(root)}, { needsTools: ${needsTools} })) ? 0 : 1`
  const PATH = [join(root, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return readFileSync(join(root, 'asked'), { encoding: 'utf8', flag: 'a+' }).trim()
}

test('a start installs runtime packages once, and the first command that needs tools installs the rest', () => {
  expect(install(false)).toBe('running')
  expect(install(false)).toBe('running')
  expect(install(true)).toBe('running all')
  expect(install(false)).toBe('running all')
  expect(install(true)).toBe('running all')
})

test('a changed lock file is installed with the same kind of packages as before', () => {
  install(false)
  lock('1.0.1')
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(install(false)).toBe('running running')
  install(true)
  lock('1.0.2')
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(install(false)).toBe('running running all all')
})

test('an installation made by plain npm is recognized, with and without development packages', () => {
  const record = (packages: object) => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  }
  record(RUNNING)
  expect(install(false)).toBe('')
  record({ ...RUNNING, ...TOOLS })
  expect(install(true)).toBe('')
})
