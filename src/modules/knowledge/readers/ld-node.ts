import { z } from 'zod'
import { cleanLine } from '../domain/clean-text.ts'

/** One node of structured data, with values still unknown. */
export type LdNode = Record<string, unknown>

const nodeSchema = z.record(z.string(), z.unknown())

/** Returns the value of a field as a list of nodes. */
export function nodesIn(value: unknown): LdNode[] {
  return asList(value).flatMap((item) => {
    const node = nodeSchema.safeParse(item)
    return node.success && !Array.isArray(item) ? [node.data] : []
  })
}

/** Returns the value of a field as texts; numbers count, empty texts do not. */
export function textsIn(value: unknown): string[] {
  return asList(value).flatMap((item) => {
    if (typeof item === 'number') return [String(item)]
    return typeof item === 'string' && item.trim() !== '' ? [cleanLine(item)] : []
  })
}

/** Returns true when a node is of one of these schema.org types. */
export function isType(node: LdNode, pattern: RegExp): boolean {
  return textsIn(node['@type']).some((type) => pattern.test(type))
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, 2_000) : [value]
}
