import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Files, withMiniatureProject } from './miniature-project.ts'

const GATE = join(import.meta.dirname, '../../scripts/check-regex.ts')
const AT = 'src/platform/planted.ts'
const CHECKER_TIMEOUT_MS = 120_000
/** Small, so that the checker finds it at once; quadratic, as most accidental ones are. */
const SLOW = String.raw`/\s+$/`

/** Runs the gate on a small project, without saving verdicts. */
function gateOn(planted: Files): { passed: boolean; said: string } {
  return withMiniatureProject({ 'package.json': '{ "type": "module" }\n', ...planted }, (root) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [GATE, root], { encoding: 'utf8' })
    return { passed: status === 0, said: stdout + stderr }
  })
}

const accept = (entries: object): Files => ({
  'scripts/check-regex/accepted.json': JSON.stringify({ bounded: [], generated: [], ...entries }),
})
const bound = (cap: number, boundBy = `${AT}#MOST`): Files =>
  accept({ bounded: [{ path: AT, pattern: SLOW, cap, boundBy, reason: 'planted' }] })
const capped = (cap: number): string =>
  `const MOST = ${cap}\nexport const a = (t: string) => ${SLOW}.test(t.slice(0, MOST))\n`

test('the gate accepts linear expressions, literal and constructed', { timeout: CHECKER_TIMEOUT_MS }, () => {
  const code = "const word = '[a-z]{1,9}'\nexport const a = /^x+$/\nexport const b = new RegExp(`^${word}$`, 'i')\n"
  expect(gateOn({ [AT]: code })).toMatchObject({ passed: true })
})

test.each([
  ['a literal that backtracks', `export const a = ${SLOW}\n`, '2nd degree polynomial'],
  ['a literal that explodes', 'export const a = /^(a|a)*$/\n', 'exponential'],
  [
    'a constructed expression, by its final text',
    "const x = '(a+)'\nexport const a = new RegExp(`^${x}+$`)\n",
    'exponential',
  ],
  ['an expression constructed without new', "export const a = RegExp('(a+)+$')\n", 'exponential'],
  ['an expression made when a function is called', 'export const f = (x: string) => new RegExp(x)\n', 'not made when'],
  [
    'the constructor under another name',
    "const R = RegExp\nexport const a = new R('(a+)+$')\n",
    'passed on or renamed',
  ],
  ['a string that match compiles', "export const f = (x: string) => x.match('(a+)+$')\n", 'a text is compiled'],
])('the gate refuses %s', { timeout: CHECKER_TIMEOUT_MS }, (_, code, word) => {
  const { passed, said } = gateOn({ [AT]: code })
  expect(passed).toBe(false)
  expect(said).toContain(AT)
  expect(said).toContain(word)
})

test('a listed expression passes when its cap matches the code and its worst case is below 50 ms', {
  timeout: CHECKER_TIMEOUT_MS,
}, () => {
  expect(gateOn({ [AT]: capped(500), ...bound(500) })).toMatchObject({ passed: true })
  expect(gateOn({ [AT]: capped(900), ...bound(500) }).said).toContain('the cap is 500 in accepted.json and 900')
  expect(gateOn({ [AT]: capped(500), ...bound(500, `${AT}#GONE`) }).said).toContain('absent')
  expect(gateOn({ [AT]: capped(20_000), ...bound(20_000) }).said).toMatch(/ ms at 20000 characters/)
  expect(gateOn({ [AT]: 'export const a = 1\n', ...bound(500) }).said).toContain('which does not exist')
})

test('an expression made at run time passes when its samples pass', {
  timeout: CHECKER_TIMEOUT_MS,
}, () => {
  const code = { [AT]: 'export const f = (x: string) => new RegExp(x)\n' }
  const samples = (...list: string[]): Files => accept({ generated: [{ path: AT, reason: 'planted', samples: list }] })
  expect(gateOn({ ...code, ...samples('/a{1,3}/') })).toMatchObject({ passed: true })
  expect(gateOn({ ...code, ...samples('/(a+)+$/') })).toMatchObject({ passed: false })
  expect(gateOn({ [AT]: 'export const a = 1\n', ...samples('/a/') }).said).toContain('constructs nothing')
})
