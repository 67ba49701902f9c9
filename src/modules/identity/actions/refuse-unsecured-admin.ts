import type { Database } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Failure } from '#platform/http/failure.ts'
import type { Operation } from '#platform/http/operation.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { hasFactor } from '../store/factor-store.ts'
import { readRole } from '../store/read-role.ts'

/** The operations open to an administrator without a second factor: signing in and out, its own security, and its role. */
const OPEN_PATHS = ['/rest/v1/user_roles', '/rest/v1/profiles']

/**
 * Refuses an administrator without a second factor. Checked at every call, so that a change of role or factor counts from that moment on. Returns
 * null for everybody else, and in the demo, whose passwords are published.
 */
export async function refuseUnsecuredAdmin(
  { db, isDemo }: Pick<IdentityDeps, 'db' | 'isDemo'>,
  caller: Caller,
  operation: Pick<Operation, 'path'>,
): Promise<Failure | null> {
  if (isDemo || caller.kind !== 'member') return null
  if (operation.path.startsWith('/auth/v1/') || OPEN_PATHS.includes(operation.path)) return null
  return (await lacksSecondFactor(db, caller.userId)) ? factorNeeded : null
}

/**
 * Tells whether the account must turn on a second factor before anything else; its session tells the browser, so that no page makes a refused call.
 */
export async function needsSecondFactor(
  { db, isDemo }: Pick<IdentityDeps, 'db' | 'isDemo'>,
  userId: string,
): Promise<boolean> {
  return !isDemo && (await lacksSecondFactor(db, userId))
}

async function lacksSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await readRole(db, userId)) === 'admin' && !(await hasFactor(db, userId))
}

const factorNeeded = {
  status: 403,
  code: 'second_factor_needed',
  message: 'Zet eerst tweestapsverificatie aan. Daarna kun je als beheerder verder.',
} as const
