import { afterAll, expect, it } from 'vitest'
import { IS_FULL, sizeOf } from '../support/suite-size.ts'
import { readCatalog, readFunctions, type Table } from './database/catalog.ts'
import { ask, type Cell, cellsOf, differences, expected } from './database/cells.ts'
import { copyDatabase } from './database/copied-database.ts'
import { TABLES } from './database/expected-tables.ts'
import { functionRemovals, grantRemovals, policyRemovals, type Removal } from './database/removals.ts'
import { functionProblems, rightsProblems } from './database/rights-problems.ts'

// Tests the matrix itself: each policy and grant is removed, widened or given to more roles, one by one, and some cell must fail.

const copy = await copyDatabase()
afterAll(() => copy.close())

/** Tables whose walls have their owner's condition repeated by the actions, so that nothing else notices their fall: tried in every run. */
const ALWAYS = ['app.leads', 'app.transactions']
const EACH = sizeOf({ sample: 25, full: 1, embedded: 1 })

const known = new Map<string, { cells: Cell[]; right: string[] }>()
async function rightOf(table: Table): Promise<{ cells: Cell[]; right: string[] }> {
  const before = known.get(table.name)
  if (before) return before
  const cells = cellsOf(table, TABLES[table.name] ?? {})
  const made = { cells, right: await expected(copy.query, cells) }
  known.set(table.name, made)
  return made
}

/** Whether the matrix is red after the removal, which is undone. */
async function isNoticed({ sql, table: name }: Removal): Promise<boolean> {
  const table = copy.tables.find((one) => one.name === name)
  const right = table ? await rightOf(table) : null
  await copy.query('begin')
  try {
    await copy.query(sql)
    if (right && table) {
      const found = differences(right.cells, right.right, await ask(copy.query, right.cells))
      if (found.length > 0) return true
      // What another wall still holds up is seen in the catalog.
      const now = (await readCatalog(copy.query)).find((one) => one.name === name)
      return !now || now.hasForcedRowSecurity !== table.hasForcedRowSecurity || rightsProblems(now).length > 0
    }
    return (await readFunctions(copy.query)).some((one) => functionProblems(one).length > 0)
  } finally {
    await copy.query('rollback')
  }
}

it.each([
  ['policy', policyRemovals],
  ['grant on a table', grantRemovals],
  ['grant on a function', functionRemovals],
] as const)('a cell fails when any %s is removed, widened or given away', { timeout: 900_000 }, async (what, list) => {
  const all = await list(copy.query, copy.tables)
  const tried = all.filter(({ table }, at) => at % EACH === 0 || ALWAYS.includes(table ?? ''))
  const unnoticed: string[] = []
  for (const removal of tried) {
    const noticed = await isNoticed(removal)
    if (!noticed) unnoticed.push(removal.sql)
    if (IS_FULL) process.stdout.write(`removed: ${removal.sql} ${noticed ? 'noticed' : 'NOT NOTICED'}\n`)
  }
  process.stdout.write(
    `${what}: ${tried.length} of ${all.length} removed, ${tried.length - unnoticed.length} noticed\n`,
  )
  expect(unnoticed).toEqual([])
})
