import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GateResult, gatesOf, runGate } from '../../scripts/check.ts'

const project = join(import.meta.dirname, '../..')
const TOOLS_TIMEOUT_MS = 300_000
const CLEAN = {
  'src/entrypoints/server.ts': "import { add } from '#platform/add.ts'\n\nexport const sum = add(1, 2)\n",
  'src/platform/add.ts':
    '/** The sum of two numbers. */\nexport function add(a: number, b: number): number {\n  return a + b\n}\n',
  'package.json': '{\n  "name": "planted",\n  "type": "module",\n  "imports": {\n    "#*": "./src/*"\n  }\n}\n',
  // Limits knip to the planted sources, because they do not use every package of the project.
  'knip.json': '{ "entry": ["src/entrypoints/*.ts"], "project": ["src/**/*.{ts,tsx}"] }\n',
  'tsconfig.json': `{ "extends": "${join(project, 'tsconfig.json')}", "include": ["src"] }\n`,
}

const SWITCH =
  "export const a = (b: 'x' | 'y'): void => {\n  switch (b) {\n    case 'x':\n      console.log(1)\n  }\n}\n"
const HOOK =
  "import { useState } from 'react'\n\nexport const A = (p: { b: boolean }) => {\n  if (p.b) useState(1)\n  return null\n}\n"

/** Violations that a gate must report: the file, the expected word in the tool's report about it, and its code. */
const FAULTS: readonly [gate: string, file: string, word: string, code: string][] = [
  ['shape', 'upward.ts', 'platform may import nothing from modules', "import '#modules/plans/public.ts'\n"],
  ['format', 'unformatted.ts', 'format', 'export   const a=1\n'],
  ['types', 'type-error.ts', 'TS2322', "export const a: number = 'x'\n"],
  ['types', 'not-erasable.ts', 'TS1294', 'export enum A {\n  B,\n}\n'],
  ['lint', 'floating-promise.ts', 'no-floating-promises', 'Promise.resolve(1)\n'],
  ['lint', 'explicit-any.ts', 'no-explicit-any', 'export const a: any = 1\n'],
  ['lint', 'non-null.ts', 'no-non-null-assertion', 'export const a = (b?: string): string => b!\n'],
  ['lint', 'forgotten-case.ts', 'switch-exhaustiveness-check', SWITCH],
  ['lint', 'idle-disable.ts', 'disable', '// oxlint-disable-next-line no-var -- planted here\nexport const a = 1\n'],
  ['lint', 'image-without-text.tsx', 'alt-text', 'export const A = () => <img src="x.png" />\n'],
  ['lint', 'conditional-hook.tsx', 'rules-of-hooks', HOOK],
  ['patterns', 'backtracking.ts', '2nd degree polynomial', 'export const a = /\\s+$/\n'],
  ['unused', 'unimported.ts', 'unimported.ts', 'export const a = 1\n'],
]

/** A build whose pages load one module each; the module of the bot page has `botBytes` bytes. */
const buildOf = (botBytes: number): Record<string, string> => ({
  'dist/server/assets/_tanstack-start-manifest_v-planted.js': `const of = (name) => ({ scripts: [{ children: JSON.stringify(['/assets/' + name + '.js']) }] })
export const tsrStartManifest = () => ({ routes: { __root__: of('shell'), '/_public': {}, '/_public/': of('landing'), '/_public/marketplace': of('listing'), '/_public/bot/$botId': of('bot') } })
`,
  ...Object.fromEntries(
    ['shell', 'landing', 'listing', 'bot'].map((name) => [
      `dist/client/assets/${name}.js.br`,
      'x'.repeat(name === 'bot' ? botBytes : 60_000),
    ]),
  ),
})

const GATES = ['shape', 'format', 'types', 'lint', 'patterns', 'unused', 'weight']
let root = ''
const onClean = new Map<string, GateResult>()
const onFaults = new Map<string, GateResult>()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'syvo-gates-'))
  for (const [path, code] of Object.entries({ ...CLEAN, ...buildOf(60_000) })) plant(path, code)
  for (const file of ['biome.json', '.oxlintrc.json']) cpSync(join(project, file), join(root, file))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  await runGates(onClean)
  for (const [, file, , code] of FAULTS) plant(`src/platform/${file}`, code)
  for (const [path, code] of Object.entries(buildOf(80_000))) plant(path, code)
  await runGates(onFaults)
}, TOOLS_TIMEOUT_MS)

afterAll(() => rmSync(root, { recursive: true, force: true }))

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), code)
}

/** Returns the command of a gate that runs one of the project's scripts, because the planted project has none. */
function ownScript(gate: string): readonly string[] | undefined {
  if (gate === 'shape') return [join(project, 'scripts/check-architecture.ts'), root]
  if (gate === 'patterns') return [join(project, 'scripts/check-regex.ts'), root]
  if (gate === 'weight') return [join(project, 'scripts/page-weight.ts'), join(root, 'dist')]
  return undefined
}

async function runGates(results: Map<string, GateResult>): Promise<void> {
  for (const gate of gatesOf(root)) {
    results.set(gate.name, await runGate({ ...gate, command: ownScript(gate.name) ?? gate.command }, root))
  }
}

test('the check runs exactly the tested gates', () => {
  expect(gatesOf(root).map((gate) => gate.name)).toEqual(GATES)
})

test.each(GATES)('the gate %s passes a clean project', (name) => {
  const result = onClean.get(name)
  expect({ passed: result?.passed, said: result?.passed ? '' : result?.output }).toEqual({ passed: true, said: '' })
})

test.each(FAULTS)('the gate %s refuses %s and reports %s', (name, file, word) => {
  const result = onFaults.get(name)
  expect(result?.passed).toBe(false)
  expect(
    result?.output
      .split('\n')
      .filter((line) => line.includes(file))
      .join('\n'),
  ).toContain(word)
})

test('the gate weight refuses only pages of more than 135 kB', () => {
  const result = onFaults.get('weight')
  expect(result?.passed).toBe(false)
  expect(result?.output).toMatch(/✓ landing: 120\.0 kB.*\n✓ listing.*\n✗ bot: 140\.0 kB/)
})
