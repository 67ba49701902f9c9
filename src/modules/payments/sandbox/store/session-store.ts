import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { PaymentMethod } from '../domain/payment-method.ts'
import { type SessionRow, sandboxTables } from './tables.ts'

/** Saves a session under its key; does nothing when the key has one. Returns the key's session, whose order may be another. */
export async function getOrCreateSession(
  tx: Tx,
  session: Omit<SessionRow, 'id' | 'status' | 'method' | 'closed_at'>,
): Promise<SessionRow> {
  await sandboxTables(tx)
    .insertInto('sandbox_sessions')
    .values({ ...session, id: `sandbox_session_${newId(session.created_at.getTime())}`, method: null, closed_at: null })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return sandboxTables(tx)
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('idempotency_key', '=', session.idempotency_key)
    .executeTakeFirstOrThrow()
}

/** Returns a session by its id. */
export function findSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return sandboxTables(tx).selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns a session by its id, locked until the transaction ends. */
export function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the newest paid sessions of an account, at most `limit`. */
export function findPaidSessions(tx: Tx, userId: string, limit: number): Promise<SessionRow[]> {
  return sandboxTables(tx)
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'complete')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Closes an open session; its method is null when it was not paid. */
export async function closeSession(
  tx: Tx,
  id: string,
  end: { status: 'complete' | 'expired'; method: PaymentMethod | null; now: Date },
): Promise<void> {
  await sandboxTables(tx)
    .updateTable('sandbox_sessions')
    .set({ status: end.status, method: end.method, closed_at: end.now })
    .where('id', '=', id)
    .execute()
}

/** Locks one expired session that no other transaction is closing. */
export function lockOverdueSession(tx: Tx, now: Date): Promise<SessionRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}
