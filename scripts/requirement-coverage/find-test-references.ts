import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ast, child, dottedName, list, nameOf, parseFile, walk } from '../check-architecture/syntax.ts'

/** A requirement id in the title of a running test. */
export type TestReference = { readonly id: string; readonly file: string; readonly title: string }

const FOLDERS = ['src', 'tests', 'bench']
const ID_LIST = /\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g
/** Modifiers under which a test does not run, runs sometimes, or is expected to fail. */
const NOT_RUN = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails'])

/** Returns every requirement id in the title of a running test below `root`. */
export function findTestReferences(root: string): TestReference[] {
  return FOLDERS.flatMap((folder) => testFiles(join(root, folder))).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    // Parsing is slow, and most test files carry no id.
    return code.search(ID_LIST) === -1 ? [] : parseTestReferences(file.slice(root.length + 1), code)
  })
}

/** Returns the requirement ids of one test file; `path` names the file in messages. */
export function parseTestReferences(path: string, code: string): TestReference[] {
  const testReferences: TestReference[] = []
  walk(parseFile(path, code).program, (node, parents) => {
    const title = runningTitle(node)
    if (title === undefined || parents.some(isIdleGroup)) return
    for (const [, ids = ''] of title.matchAll(ID_LIST)) {
      for (const id of ids.split(',')) testReferences.push({ id: id.trim(), file: path, title })
    }
  })
  return testReferences
}

/** Returns the title of `test('…', fn)`, `it.each(table)('…', fn)` and the like; undefined for anything that does not run. */
function runningTitle(node: Ast): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const words = calleeWords(node)
  if (!/^(it|test)$/.test(words[0] ?? '') || words.some((word) => NOT_RUN.has(word))) return undefined
  const [title, ...rest] = list(node, 'arguments')
  const hasBody = rest.some((one) => one.type !== 'ObjectExpression' && one.type !== 'Literal')
  const isOff = rest.some(
    (one) =>
      one.type === 'ObjectExpression' &&
      list(one, 'properties').some((option) => NOT_RUN.has(nameOf(child(option, 'key')) ?? '')),
  )
  return hasBody && !isOff ? titleText(title) : undefined
}

function titleText(node: Ast | undefined): string | undefined {
  if (node?.type !== 'TemplateLiteral') return node?.type === 'Literal' ? nameOf(node) : undefined
  // Only the head of a template is certain before its values are filled in.
  const value: unknown = list(node, 'quasis')[0]?.['value']
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : undefined
}

function isIdleGroup(node: Ast): boolean {
  if (node.type !== 'CallExpression') return false
  const [first, ...variants] = calleeWords(node)
  return first === 'describe' && variants.some((word) => NOT_RUN.has(word))
}

/** Returns the words of the called name: `it.each(table)` and `it.each` both give `it`, `each`. */
function calleeWords(node: Ast): string[] {
  const callee = child(node, 'callee')
  const inner =
    callee?.type === 'CallExpression' || callee?.type === 'TaggedTemplateExpression'
      ? (child(callee, 'callee') ?? child(callee, 'tag'))
      : callee
  return dottedName(inner)?.split('.') ?? []
}

function testFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return []
  }
}
