import { afterAll, describe, expect, it } from 'vitest'
import { ROLES, readFunctions } from './database/catalog.ts'
import { ask, type Cell, cellsOf, differences, expected } from './database/cells.ts'
import { copyDatabase } from './database/copied-database.ts'
import { ANSWERS, FUNCTIONS } from './database/expected-functions.ts'
import { TABLES, WITHOUT_ROW_SECURITY } from './database/expected-tables.ts'
import { IDENTITIES, type Identity } from './database/identities.ts'
import { functionProblems, rightsProblems } from './database/rights-problems.ts'

// The rights of each identity in the database itself, without actions, against expectations. See README.md for a new table.

const copy = await copyDatabase()
afterAll(() => copy.close())
const functions = await readFunctions(copy.query)

/** Cells asked so far, over all tests of this file. */
let asked = 0

describe('tables and views', () => {
  it('each has an expectation, and each expectation its table', () => {
    const names = copy.tables.map(({ name }) => name)
    expect(
      names.filter((name) => !Object.hasOwn(TABLES, name)),
      'add a line per table to TABLES in tests/matrix/database/expected-tables.ts',
    ).toEqual([])
    expect(Object.keys(TABLES).filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(copy.tables.filter(({ name }) => Object.hasOwn(TABLES, name)))(
    '$name lets every identity reach exactly the rows that it should',
    async (table) => {
      const cells = cellsOf(table, TABLES[table.name] ?? {})
      asked += cells.length
      const wrong = differences(cells, await expected(copy.query, cells), await ask(copy.query, cells))
      expect(wrong, 'TABLES in tests/matrix/database/expected-tables.ts says what should be').toEqual([])
    },
  )

  it('each forces row-level security, except those of the sign-in library, and checks changed rows too', async () => {
    const open = copy.tables.filter((table) => !table.isView && !table.hasForcedRowSecurity).map(({ name }) => name)
    expect(open.sort()).toEqual([...WITHOUT_ROW_SECURITY].sort())
    const uneven = await copy.query(
      `select tablename, policyname from pg_policies where schemaname = 'app' and cmd in ('UPDATE', 'ALL') and qual is distinct from coalesce(with_check, qual)`,
    )
    expect(uneven).toEqual([])
    const toEverybody = await copy.query(
      `select table_name from information_schema.column_privileges where table_schema in ('app', 'auth') and grantee = 'PUBLIC'`,
    )
    expect(toEverybody).toEqual([])
  })
})

describe('columns', () => {
  it('each is readable and writable, and each table emptied, by exactly the roles that should', () => {
    const wrong = copy.tables.flatMap(rightsProblems)
    asked += copy.tables.reduce((sum, { columns }) => sum + columns.length * ROLES.length * 3, 0)
    expect(wrong, 'tests/matrix/database/expected-columns.ts says what should be').toEqual([])
  })
})

describe('functions', () => {
  it('each has an expectation, and each expectation its function', () => {
    const names = new Set(functions.map(({ name }) => name))
    expect(
      [...names].filter((name) => !Object.hasOwn(FUNCTIONS, name)),
      'add a line per function to FUNCTIONS in tests/matrix/database/expected-functions.ts',
    ).toEqual([])
    expect(Object.keys(FUNCTIONS).filter((name) => !names.has(name))).toEqual([])
  })

  it('each is executed by exactly the identities that may', () => {
    asked += functions.length * IDENTITIES.length
    const wrong = functions.flatMap((one) => functionProblems(one))
    expect(wrong, 'FUNCTIONS in tests/matrix/database/expected-functions.ts says what should be').toEqual([])
  })

  it('each that runs with the rights of another role tells members and visitors nothing about others', async () => {
    const lent = functions.filter(({ isDefiner, callers }) => isDefiner && (callers.syvo_anon || callers.syvo_member))
    expect(
      lent.map(({ name }) => name).filter((name) => !Object.hasOwn(ANSWERS, name)),
      'add what it answers to ANSWERS in tests/matrix/database/expected-functions.ts',
    ).toEqual([])
    const cells = Object.values(ANSWERS).flatMap((answers) =>
      answers.flatMap(({ call, answers: outcomes }) =>
        IDENTITIES.map(
          (identity): Cell => ({
            what: `${identity.name} ${call}`,
            identity,
            sql: `select (${call})::text`,
            reads: true,
            // The sign-in library has no rights in our schema.
            expected: identity.kind === 'auth' ? 'denied' : (outcomes[nameOf(identity)] ?? outcomes['*'] ?? 'denied'),
          }),
        ),
      ),
    )
    asked += cells.length
    expect(differences(cells, await expected(copy.query, cells), await ask(copy.query, cells))).toEqual([])
  })
})

it('the tests ask at least 5,000 cells', () => {
  process.stdout.write(`${asked} cells of the database asked\n`)
  expect(asked).toBeGreaterThan(5000)
})

/** To the database an expired session is a visitor. */
function nameOf({ name, kind }: Identity): string {
  return kind === 'anon' ? 'anon' : name
}
