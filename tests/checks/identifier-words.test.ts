import { expect, test } from 'vitest'
import { identifierWords } from '../../scripts/check-architecture/rules/identifier-words.ts'
import { readSourceTree } from '../../scripts/check-architecture/source-tree.ts'
import { type Files, withMiniatureProject } from './miniature-project.ts'

const PAGE = [
  '## Names and abbreviations',
  '- Registers: `kvk`',
  '## Replaced words',
  '| not | but | stays in |',
  '|---|---|---|',
  '| `door` `doors` | endpoint | `carDoor` |',
].join('\n')

function findingsOn(code: string, files: Files = {}): string[] {
  const planted = { 'docs/product/words.md': PAGE, 'src/ui/planted.ts': code, ...files }
  return withMiniatureProject(planted, (root) => identifierWords.check(readSourceTree(root)).map((one) => one.message))
}

test.each([
  ['a variable', 'const bewaartermijn = 1', 'bewaartermijn'],
  ['a function', 'function geefTerug() {}', 'geefTerug'],
  ['a parameter', 'const f = (naamloos: string) => f', 'naamloos'],
  ['what a pattern binds', 'const { id: sleutel } = f()', 'sleutel'],
  ['the rest of a pattern', 'const { id, ...overig } = f()', 'overig'],
  ['a type', 'type Sleutel = string', 'Sleutel'],
  ['a member of a type', 'interface Lead { sleutel: string }', 'sleutel'],
  ['a method', 'class Lead { bewaar() {} }', 'bewaar'],
  ['one word of several', 'const leadSleutelIds = []', 'leadSleutelIds'],
  ['a constant', 'const MOST_SLEUTELS = 1', 'MOST_SLEUTELS'],
])('a word of no dictionary is found in %s', (_, code, name) => {
  expect(findingsOn(code)).toEqual([expect.stringMatching(`^${name}: .*is no English word`)])
})

test.each([
  ['English words', 'const expiredTrialCount = (order: string) => order'],
  ['terms of programming', 'const urlParams = { config: 1 }'],
  ['a word of the page', 'const kvkNumber = 1'],
  ['a negation', 'const unsubmittedBots = 1'],
  ['a key of an object literal, which may be data', 'export const hours = { maandag: 1 }'],
  ['a key that a pattern takes from an object', 'const { sleutel: key } = f()'],
  ['a name of somebody else', 'document.body.onglijdend = null'],
  ['a name too short to be judged', 'const zo = 1'],
])('%s pass', (_, code) => {
  expect(findingsOn(code)).toEqual([])
})

test.each([
  ['found in a variable', 'const doorOptions = 1', ["doorOptions: 'door' is replaced by: endpoint"]],
  ['found in a key', 'export const app = { doors: 1 }', ["doors: 'doors' is replaced by: endpoint"]],
  ['not found in a name that the page lets stay', 'const carDoor = 1', []],
  ['not found in the name of a column, which stays', 'export const row = { pause_door_at: 1 }', []],
])('a replaced word: %s', (_, code, messages) => {
  expect(findingsOn(code)).toEqual(messages)
})

test('a file name counts too, but for the files of pages, which bear Dutch addresses', () => {
  expect(findingsOn('', { 'src/ui/knopje.ts': '' })).toEqual([expect.stringContaining("'knopje'")])
  expect(findingsOn('', { 'src/web/routes/bestellen.ts': '' })).toEqual([])
})
