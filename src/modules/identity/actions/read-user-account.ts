import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery, type TableRules } from '#platform/http/table-query.ts'
import { type Profile, profileSchema, type RoleRow, roleRowSchema } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findNewestRole, findProfile } from '../store/account-store.ts'

type Asked = Readonly<Record<string, unknown>>

/** Returns the query rules of an account table; at most one row is returned, so any order by a known column holds. */
const rulesOf = (columns: string[]): TableRules => ({ columns, orders: columns, filters: { user_id: FILTER_FORMS.id } })
const ROLES = rulesOf(Object.keys(roleRowSchema.shape))
const PROFILES = rulesOf(Object.keys(profileSchema.shape))

/** Returns the account's newest role as a list of one row (API-08); empty without a row, and for another account. */
export async function readUserRole({ db }: IdentityDeps, userId: string, query: Asked): Promise<Outcome<RoleRow[]>> {
  const asked = readTableQuery(query, ROLES)
  if (!asked.ok) return asked
  if (namesAnother(asked.value.equals, userId) || asked.value.limit === 0) return ok([])
  const row = await db.as({ role: 'member', userId }, (tx) => findNewestRole(tx, userId))
  return ok(row ? [{ ...row, created_at: row.created_at.toISOString() }] : [])
}

/** Returns the account's profile as a list of one row (API-08); empty for another account. */
export async function readUserProfile({ db }: IdentityDeps, userId: string, query: Asked): Promise<Outcome<Profile[]>> {
  const asked = readTableQuery(query, PROFILES)
  if (!asked.ok) return asked
  if (namesAnother(asked.value.equals, userId) || asked.value.limit === 0) return ok([])
  const row = await db.as({ role: 'member', userId }, (tx) => findProfile(tx, userId))
  return ok(row ? [{ ...row, updated_at: row.updated_at.toISOString() }] : [])
}

/** Tells whether a filter names another account than the caller's (AMB-034). */
function namesAnother({ user_id: named }: Readonly<Record<string, string>>, userId: string): boolean {
  return named !== undefined && named.toLowerCase() !== userId
}
