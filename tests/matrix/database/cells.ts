import type { OwnerQuery } from '../../support/database-dump.ts'
import { type Column, quoted, type Table } from './catalog.ts'
import { insertOf } from './copied-database.ts'
import type { Rights, TableExpectation } from './expected-tables.ts'
import { IDENTITIES, type Identity, PARTIES, roleOf } from './identities.ts'
import { decides, rowOf } from './rows.ts'

/** One question to the database: this identity, this command, this table. */
export interface Cell {
  readonly what: string
  readonly identity: Identity
  readonly sql: string
  /** Whether the answer is a value; else it is how many rows were reached. */
  readonly reads: boolean
  /** SQL that tells the right answer without any wall, or the answer itself. */
  readonly expected: { readonly sql: string } | string
}

const COMMANDS = ['select', 'insert', 'update', 'delete'] as const

/** Every cell of a table: each identity, each command, insertion once per row so that own and foreign ones are apart. */
export function cellsOf(table: Table, expectation: TableExpectation): Cell[] {
  return IDENTITIES.flatMap((identity) => {
    const rights = expectation[identity.kind] ?? {}
    const cells = COMMANDS.flatMap((command) => commandCells(table, identity, command, rights))
    const { of } = expectation
    if (of === undefined) return cells
    // What a view should show is read from the table behind it.
    const behind = (sql: string) => sql.replace(` from ${quoted(table.name)} where`, ` from ${quoted(of)} where`)
    return cells.map((cell) =>
      typeof cell.expected === 'string' ? cell : { ...cell, expected: { sql: behind(cell.expected.sql) } },
    )
  })
}

function commandCells(table: Table, identity: Identity, command: keyof Rights, rights: Rights): Cell[] {
  const rows = rights[command]
  const condition = rows === undefined ? undefined : bind(rows, identity)
  const name = quoted(table.name)
  const cell = (sql: string, counted: string, reads = false, more = ''): Cell => ({
    what: `${identity.name} ${command} ${table.name}${more}`,
    identity,
    sql,
    reads,
    expected: condition === undefined ? 'denied' : { sql: `select ${counted} from ${name} where ${condition}` },
  })
  if (command === 'delete') return [cell(`delete from ${name}`, 'count(*)::text')]
  if (command === 'update') return [cell(updateOf(table, identity), 'count(*)::text')]
  if (command === 'select') {
    const seen = `count(*) || ' rows ' || coalesce(md5(string_agg(${keyOf(table, identity)}, ',' order by ${keyOf(table, identity)})), '')`
    return [cell(`select ${seen} from ${name}`, seen, true)]
  }
  return [...PARTIES, null].flatMap((party): Cell[] => {
    const row = rowOf(table, party)
    if (!row) return []
    const allowed = table.columns.filter((column) => mayAll(column, identity, 'insert') && !column.isGenerated)
    const sql = insertOf(table, row, allowed.length > 0 ? allowed.map((column) => column.name) : undefined)
    const whose = party ? ` of party ${party.number}` : ' of nobody'
    if (condition === undefined) return [{ ...cell(sql, '', false, whose), expected: 'denied' }]
    const record = `jsonb_populate_record(null::${name}, '${JSON.stringify(row).replaceAll("'", "''")}') t`
    const expected = { sql: `select case when ${condition} then '1' else 'refused' end from ${record}` }
    return [{ ...cell(sql, '', false, whose), expected }]
  })
}

/** A change of every row that reads none, so that the policy of changing is asked by itself. */
function updateOf(table: Table, identity: Identity): string {
  const name = quoted(table.name)
  const may = table.columns.filter((column) => mayAll(column, identity, 'update') && !column.isGenerated)
  const plain = may.find((column) => !column.isKey && !decides(table, column))
  const column =
    plain ?? may.find((one) => !decides(table, one)) ?? may[0] ?? table.columns.find(({ isGenerated }) => !isGenerated)
  if (!column) throw new Error(`${table.name} has no columns`)
  // One key for all rows would break off halfway; a visitor's turn reaches none of these.
  if (!plain && may.length > 0 && identity.kind !== 'widget')
    return `update ${name} set "${column.name}" = "${column.name}"`
  const row = rowOf(table, PARTIES[0]) ?? {}
  const value = JSON.stringify(row[column.name] ?? null).replaceAll("'", "''")
  return `update ${name} set "${column.name}" = (jsonb_populate_record(null::${name}, '{"${column.name}": ${value}}'))."${column.name}"`
}

/** What tells rows apart, as far as the identity may read it. */
function keyOf(table: Table, identity: Identity): string {
  const readable = table.columns.filter((column) => mayAll(column, identity, 'select'))
  const keys = readable.filter((column) => column.isKey || column.name === 'id')
  const used = keys.length > 0 ? keys : readable
  return used.length > 0 ? `concat_ws('/', ${used.map(({ name }) => `"${name}"::text`).join(', ')})` : `''`
}

function mayAll(column: Column, identity: Identity, right: 'select' | 'insert' | 'update'): boolean {
  return column.rights[roleOf(identity)]?.[right] === true
}

function bind(condition: string, { user, config, isAdmin }: Identity): string {
  const literal = (value: string | null | undefined) => (value ? `'${value}'::uuid` : 'null::uuid')
  const served = PARTIES.find((party) => party.config === config)
  return condition
    .replaceAll(':user', literal(user))
    .replaceAll(':config', literal(config))
    .replaceAll(':owner', literal(served?.user))
    .replaceAll(':bot', literal(served?.bot))
    .replaceAll(':admin', String(isAdmin))
}

/** What the database answers to the cells, one string for each. */
export async function ask(query: OwnerQuery, cells: readonly Cell[]): Promise<string[]> {
  const sent = cells.map(({ identity, sql, reads }) => ({
    role: roleOf(identity),
    user: identity.user ?? '',
    config: identity.config ?? '',
    sql,
    reads,
  }))
  const [row] = await query(`select matrix.run('${JSON.stringify(sent).replaceAll("'", "''")}') as answers`)
  return row?.answers as string[] // the form of the function
}

/** What the expectations say of the cells, read past every wall. */
export async function expected(query: OwnerQuery, cells: readonly Cell[]): Promise<string[]> {
  const parts = cells.map(({ expected: right }) =>
    typeof right === 'string' ? `'${right.replaceAll("'", "''")}'` : `(${right.sql})`,
  )
  const [row] = await query(`select to_jsonb(array[${parts.join(', ')}]::text[]) as answers`)
  return row?.answers as string[] // one text for each
}

/** The cells that are not as expected, in words. */
export function differences(cells: readonly Cell[], expected: readonly string[], found: readonly string[]): string[] {
  return cells.flatMap(({ what }, at) =>
    expected[at] === found[at] ? [] : [`${what}: expected ${expected[at]}, found ${found[at]}`],
  )
}
