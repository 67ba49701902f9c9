import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceTree } from '../check-architecture/source-tree.ts'
import { child, nameOf, walk } from '../check-architecture/syntax.ts'
import type { Attack } from './attack-string.ts'

/**
 * A non-linear expression whose input has a cap. `boundBy` names the constant of the cap (`path#NAME`), and `reason` says where the input is
 * cut. Every check measures the worst case at the cap.
 */
export type Bounded = {
  readonly path: string
  readonly pattern: string
  readonly cap: number
  readonly boundBy: string
  readonly reason: string
  readonly attack?: Attack
}

/** A file that makes expressions at run time; the check takes its `samples` instead. */
export type Generated = { readonly path: string; readonly reason: string; readonly samples: readonly string[] }

/** Everything that the check accepts besides linear expressions. */
export type Accepted = { readonly bounded: readonly Bounded[]; readonly generated: readonly Generated[] }

/** Reads `scripts/check-regex/accepted.json` of a project; without that file nothing is accepted. Throws on an incomplete entry. */
export function readAccepted(root: string): Accepted {
  let text: string
  try {
    text = readFileSync(join(root, 'scripts/check-regex/accepted.json'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { bounded: [], generated: [] }
    throw error
  }
  const parsed: unknown = JSON.parse(text)
  if (!isAccepted(parsed))
    throw new Error('accepted.json: every entry needs a path, a reason and the fields of its kind')
  return parsed
}

/** Returns the number behind `path#NAME` from the syntax tree; undefined when there is no such constant. */
export function constantOf(tree: SourceTree, boundBy: string): number | undefined {
  const [path = '', name] = boundBy.split('#')
  let found: number | undefined
  const program = tree.byPath.get(path)?.program
  if (!program) return undefined
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || nameOf(child(node, 'id')) !== name) return
    const value = child(node, 'init')?.['value']
    if (typeof value === 'number') found = value
  })
  return found
}

function isAccepted(value: unknown): value is Accepted {
  if (typeof value !== 'object' || value === null || !('bounded' in value) || !('generated' in value)) return false
  const { bounded, generated } = value
  return isListOf(bounded, isBounded) && isListOf(generated, isGenerated)
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry)
}

function isBounded(value: unknown): boolean {
  return hasTexts(value, ['path', 'pattern', 'boundBy', 'reason']) && typeof valueOf(value, 'cap') === 'number'
}

function isGenerated(value: unknown): boolean {
  const samples = valueOf(value, 'samples')
  return hasTexts(value, ['path', 'reason']) && Array.isArray(samples) && samples.length > 0
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  return keys.every((key) => {
    const text = valueOf(value, key)
    return typeof text === 'string' && text !== ''
  })
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
