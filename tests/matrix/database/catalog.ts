import type { OwnerQuery } from '../../support/database-dump.ts'

export const ROLES = ['syvo_anon', 'syvo_member', 'syvo_service', 'syvo_auth'] as const

/** A column of a table, and which roles may read, add and change it. */
export interface Column {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly isGenerated: boolean
  /** Part of a key, or of the value that names a partition. */
  readonly isKey: boolean
  readonly rights: Readonly<Record<string, { select: boolean; insert: boolean; update: boolean }>>
}

/** A table or view of the product as the database's own catalog describes it. */
export interface Table {
  readonly name: string
  readonly isView: boolean
  readonly hasForcedRowSecurity: boolean
  /** The roles that may delete from it. */
  readonly removers: readonly string[]
  readonly columns: readonly Column[]
}

const rights = ROLES.map(
  (role) =>
    `'${role}', jsonb_build_object(${['select', 'insert', 'update']
      .map((right) => `'${right}', has_column_privilege('${role}', c.oid, a.attnum, '${right}')`)
      .join(', ')})`,
).join(', ')

const CATALOG = `
  select format('%s.%s', n.nspname, c.relname) as name, c.relkind = 'v' as is_view, c.relrowsecurity and c.relforcerowsecurity as is_forced,
    array(select role from unnest(array['${ROLES.join("', '")}']) role where has_table_privilege(role, c.oid, 'delete')) as removers,
    jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull,
      'isGenerated', a.attgenerated <> '' or a.attidentity <> '', 'isKey', exists (
        select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)),
      'rights', jsonb_build_object(${rights})) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  group by c.oid, n.nspname order by 1`

/** Reads every table and view; what is not in quotes in SQL is written so everywhere in the matrix, `auth."user"` included. */
export async function readCatalog(query: OwnerQuery): Promise<Table[]> {
  const rows = await query(CATALOG)
  return rows.map((row) => ({
    name: String(row.name),
    isView: row.is_view === true,
    hasForcedRowSecurity: row.is_forced === true,
    removers: row.removers as string[], // an array of texts
    columns: row.columns as Column[], // the form of the statement above
  }))
}

/** The name of a table as SQL takes it. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}

/** A function of ours, and the roles that may execute it. */
export interface CatalogFunction {
  readonly name: string
  readonly signature: string
  readonly isDefiner: boolean
  readonly callers: Readonly<Record<string, boolean>>
}

/** Reads every function of our schemas, without those of extensions. */
export async function readFunctions(query: OwnerQuery): Promise<CatalogFunction[]> {
  const rows = await query(`
    select format('%s.%s', n.nspname, p.proname) as name, p.oid::regprocedure::text as signature, p.prosecdef as is_definer,
      jsonb_build_object(${ROLES.map((role) => `'${role}', has_function_privilege('${role}', p.oid, 'execute')`).join(', ')}) as callers
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'auth') and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 2`)
  return rows.map((row) => ({
    name: String(row.name),
    signature: String(row.signature),
    isDefiner: row.is_definer === true,
    callers: row.callers as Record<string, boolean>, // the form of the statement above
  }))
}
