import type { OwnerQuery } from '../../support/database-dump.ts'
import { quoted, ROLES, readFunctions, type Table } from './catalog.ts'
import { IDENTITIES, roleOf } from './identities.ts'

/** One wall taken away, in SQL; `table` is the one whose cells should notice, null for a function. */
export interface Removal {
  readonly sql: string
  readonly table: string | null
}

type Listing = (query: OwnerQuery, tables: readonly Table[]) => Promise<Removal[]>

/** Policies that another one repeats: administrators pass `vendor_reads` through app.vendor_bots too. */
const REDUNDANT = ['bot_health_days.admin_reads']

/** Whether the role of a policy may use its command at all: a policy without the grant is no wall, the grant is. */
function isReached(tables: readonly Table[], name: string, command: string, roles: string): boolean {
  const right = { SELECT: 'select', INSERT: 'insert', UPDATE: 'update' }[command]
  if (right !== 'select' && right !== 'insert' && right !== 'update') return true
  const columns = tables.find((table) => table.name === name)?.columns ?? []
  return columns.some((column) => ROLES.some((role) => roles.includes(role) && column.rights[role]?.[right]))
}

/** Each policy dropped and, where it has a condition, without it; row-level security off; and each view without its condition. */
export const policyRemovals: Listing = async (query, tables) => {
  const rows = await query(`select tablename, policyname, cmd, qual, with_check, roles::text as roles from pg_policies
    where schemaname = 'app' order by tablename, policyname`)
  const policies = rows
    // The owner of the schema reads plans for app.tier_of; nobody signs in as it.
    .filter(({ roles }) => roles !== '{syvo_owner}')
    .filter(({ tablename, policyname }) => !REDUNDANT.includes(`${String(tablename)}.${String(policyname)}`))
    .filter(({ tablename, cmd, roles }) => isReached(tables, `app.${String(tablename)}`, String(cmd), String(roles)))
    .flatMap(({ tablename, policyname, cmd, qual, with_check: check }) => {
      const table = `app.${String(tablename)}`
      const on = `"${String(policyname)}" on ${quoted(table)}`
      const widened = [
        ...(qual !== null ? ['using (true)'] : []),
        ...(cmd === 'INSERT' || cmd === 'UPDATE' || cmd === 'ALL' ? ['with check (true)'] : []),
      ].join(' ')
      const isOpen = (qual ?? 'true') === 'true' && (check ?? qual ?? 'true') === 'true'
      return [{ sql: `drop policy ${on}`, table }, ...(isOpen ? [] : [{ sql: `alter policy ${on} ${widened}`, table }])]
    })
  const off = tables
    .filter(({ hasForcedRowSecurity }) => hasForcedRowSecurity)
    .map(({ name }) => ({ sql: `alter table ${quoted(name)} disable row level security`, table: name }))
  return [
    ...policies,
    ...off,
    { sql: 'create or replace view app.vendor_bots as select b.* from app.bots b', table: 'app.vendor_bots' },
    {
      sql: `do $$ begin execute 'create or replace view app.public_bots with (security_invoker = true) as '
        || split_part(pg_get_viewdef('app.public_bots'::regclass), 'WHERE', 1); end $$`,
      table: 'app.public_bots',
    },
    ...['app.bots_with_vendor', 'app.public_bots', 'app.visible_bots'].map((table) => ({
      sql: `alter view ${table} reset (security_invoker)`,
      table,
    })),
  ]
}

/** Each right of each role on each table taken away, and each that it has not, given. */
export const grantRemovals: Listing = async (query, tables) => {
  const held = new Set(
    (
      await query(`select format('%s.%s', table_schema, table_name) as name, grantee, privilege_type from information_schema.column_privileges
        where table_schema in ('app', 'auth') union
        select format('%s.%s', table_schema, table_name), grantee, privilege_type from information_schema.role_table_grants
        where table_schema in ('app', 'auth')`)
    ).map(({ name, grantee, privilege_type: right }) => `${String(name)} ${String(grantee)} ${String(right)}`),
  )
  return tables.flatMap(({ name }) =>
    ROLES.flatMap((role) =>
      ['SELECT', 'INSERT', 'UPDATE', 'DELETE'].map((right) => {
        const verb = held.has(`${name} ${role} ${right}`) ? 'revoke' : 'grant'
        const direction = verb === 'grant' ? 'to' : 'from'
        // A role needs its schema before a right means anything.
        const schema = verb === 'grant' ? `grant usage on schema ${name.split('.')[0]} to ${role}; ` : ''
        return {
          sql: `do $$ begin ${schema}${verb} ${right} on ${quoted(name)} ${direction} ${role}; end $$`,
          table: name,
        }
      }),
    ),
  )
}

/** Each function taken from a role that may execute it, and given to one that may not. */
export const functionRemovals: Listing = async (query) => {
  const roles = [...new Set(IDENTITIES.map(roleOf))]
  return (await readFunctions(query)).flatMap(({ signature, callers }) =>
    roles.map((role) => ({
      sql: callers[role]
        ? `revoke execute on function ${signature} from ${role}`
        : `grant execute on function ${signature} to ${role}`,
      table: null,
    })),
  )
}
