import { UUID_PATTERN } from '../ids/is-uuid.ts'
import { fail, type Outcome, ok } from './failure.ts'

/** The rules of a table endpoint: columns to select and order by, and per filter the form of its value. */
export interface TableRules {
  readonly columns: readonly string[]
  readonly filters: Readonly<Record<string, RegExp>>
  /** Filters that also accept a list, `column=in.(a,b)`. */
  readonly lists?: readonly string[]
  readonly orders?: readonly string[]
}

/** A table read with a valid grammar. */
export interface TableQuery {
  /** The value of every `column=eq.value` filter. */
  readonly equals: Readonly<Record<string, string>>
  /** The values of every `column=in.(a,b)` filter. */
  readonly among: Readonly<Record<string, readonly string[]>>
  readonly order: readonly { readonly column: string; readonly descending: boolean }[]
  readonly limit: number
}

/** The most rows that one read returns (AMB-171). */
export const ROWS_MAX = 1000

const VALUE_LENGTH_MAX = 500
/** The length that fits in an address: more than two hundred ids need. */
const LIST_LENGTH_MAX = 8000
const LISTED_MAX = 200

/** The forms of an id, a truth value and a word in filters. */
export const FILTER_FORMS = {
  id: UUID_PATTERN,
  truth: /^(true|false)$/,
  word: /^[\p{L}\p{N} &/_-]{1,100}$/u,
}

/**
 * Reads the grammar of the table endpoints: `column=eq.value`, `column=in.(a,b)` where a list is allowed (two hundred values at most),
 * `order=col.desc,col.asc`, `limit`, and `select` from the known columns. Anything else fails with 400, so that no filter is silently ignored
 * (architecture).
 */
export function readTableQuery(query: Readonly<Record<string, unknown>>, rules: TableRules): Outcome<TableQuery> {
  const equals: Record<string, string> = {}
  const among: Record<string, readonly string[]> = {}
  let order: TableQuery['order'] = []
  let limit = ROWS_MAX
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    if (typeof value !== 'string') return refuse(name)
    if (rules.lists?.includes(name) && value.startsWith('in.')) {
      const listed = readList(value, rules.filters[name])
      if (listed === null) return refuse(name)
      among[name] = listed
      continue
    }
    if (value.length > VALUE_LENGTH_MAX) return refuse(name)
    if (name === 'select') {
      if (!namesOnly(value, rules.columns)) return refuse(name)
    } else if (name === 'order') {
      const read = readOrder(value, rules.orders ?? [])
      if (read === null) return refuse(name)
      order = read
    } else if (name === 'limit') {
      if (!/^\d{1,6}$/.test(value)) return refuse(name)
      limit = Math.min(Number(value), ROWS_MAX)
    } else {
      const form = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
      const wanted = value.startsWith('eq.') ? value.slice(3) : null
      if (form === undefined || wanted === null || !form.test(wanted)) return refuse(name)
      equals[name] = wanted
    }
  }
  return ok({ equals, among, order, limit })
}

/** Reads `in.(a,b)`, each value bare or in double quotes; `in.()` is an empty list. Returns null for an invalid one. */
function readList(text: string, form: RegExp | undefined): string[] | null {
  const inner = text.length > LIST_LENGTH_MAX ? undefined : /^in\.\((.*)\)$/.exec(text)?.[1]
  if (inner === undefined || form === undefined) return null
  const values = inner === '' ? [] : inner.split(',').map((value) => value.replace(/^"(.*)"$/, '$1'))
  return values.length <= LISTED_MAX && values.every((value) => form.test(value)) ? values : null
}

/** Returns whether a selection names only known words; it may embed, as in `*,bot:bots(id,title)`. */
function namesOnly(selection: string, columns: readonly string[]): boolean {
  if (!/^[a-z0-9_*,:() ]+$/.test(selection)) return false
  return (selection.match(/[a-z0-9_]+/g) ?? []).every((word) => columns.includes(word))
}

function readOrder(text: string, orders: readonly string[]): TableQuery['order'] | null {
  const parts = text.split(',').map((part) => /^([a-z_]+)(?:\.(asc|desc))?$/.exec(part.trim()))
  if (parts.some((part) => part === null || !orders.includes(part[1] ?? ''))) return null
  return parts.flatMap((part) => (part ? [{ column: part[1] ?? '', descending: part[2] === 'desc' }] : []))
}

function refuse(name: string): Outcome<never> {
  return fail({
    status: 400,
    code: 'unsupported_query',
    message: `Deze vraag kan hier niet: ${name.slice(0, 40)}.`,
    details: [{ path: name.slice(0, 40), message: 'niet bekend of niet goed gevormd' }],
  })
}
