import type { Column, Table } from './catalog.ts'
import type { Party } from './identities.ts'

/** The columns that say whose a row is, with what they hold of its party. */
const OWNER_COLUMNS: Readonly<Record<string, keyof Omit<Party, 'number'>>> = {
  user_id: 'user',
  userId: 'user',
  actor_id: 'user',
  reporter_id: 'user',
  vendor_id: 'vendor',
  config_id: 'config',
  bot_id: 'bot',
}
/** The key of these tables is the party's own. */
const OWN_ID: Readonly<Record<string, 'bot' | 'config'>> = { 'app.bots': 'bot', 'app.user_bot_configs': 'config' }

/** Columns that decide beside the owner; everything else gets a value of its type. */
const DECIDING: Readonly<Record<string, unknown>> = {
  'app.bots.active': false,
  // Only accounts of the demo have example rows.
  'app.bot_grants.is_example': false,
  'app.conversations.is_example': false,
  'app.leads.is_example': false,
  'app.user_bot_configs.is_example': false,
  'app.bots.status': 'draft',
  'app.integration_logs.event_type': 'test',
  'app.user_roles.role': 'buyer',
}

/** Whether a column decides the owner of a row or its access, so that no cell changes it. */
export function decides(table: Table, { name }: Column): boolean {
  return Object.hasOwn(OWNER_COLUMNS, name) || name === 'id' || Object.hasOwn(DECIDING, `${table.name}.${name}`)
}

/**
 * A row of the table that belongs to the party; for null one that belongs to nobody, where the columns of its owner may be empty (else null, and
 * there is no such row). It is made from the types alone, so that a new table gets its rows by itself.
 */
export function rowOf(table: Table, party: Party | null): Record<string, unknown> | null {
  const owners = table.columns.filter(({ name }) => Object.hasOwn(OWNER_COLUMNS, name))
  if (!party && (owners.length === 0 || owners.some(({ isNullable }) => !isNullable))) return null
  const number = party?.number ?? 9
  const row: Record<string, unknown> = {}
  for (const column of table.columns) {
    if (column.isGenerated) continue
    row[column.name] = valueOf(table, column, party, number)
  }
  return row
}

function valueOf(table: Table, column: Column, party: Party | null, number: number): unknown {
  const path = `${table.name}.${column.name}`
  if (Object.hasOwn(DECIDING, path)) return DECIDING[path]
  const owner = Object.hasOwn(OWNER_COLUMNS, column.name) ? OWNER_COLUMNS[column.name] : undefined
  if (owner) return party ? party[owner] : null
  const own = column.name === 'id' ? OWN_ID[table.name] : undefined
  if (own && party) return party[own]
  return ofType(path, column, number)
}

// A UUIDv7 of 10 November 2026: partitions are by the time in the id.
const ID = '01a1c2c1-2400-7000-8000-'

function ofType(path: string, { name, type, isKey }: Column, number: number): unknown {
  if (type === 'uuid') return `${ID}${String(number).padStart(12, '0')}`
  if (type === 'text' || type === 'character varying') return `${name}${number}`
  if (type === 'boolean') return !isKey || number === 1
  if (['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real'].includes(type)) return number
  if (type.startsWith('timestamp')) return `2026-11-0${number}T09:00:00Z`
  if (type === 'date') return `2026-11-0${number}`
  if (type === 'jsonb' || type === 'json') return {}
  if (type.endsWith('[]')) return []
  if (type === 'bytea') return '\\x00'
  throw new Error(`tests/matrix/database/rows.ts knows no value of type ${type} for ${path}; add one.`)
}
