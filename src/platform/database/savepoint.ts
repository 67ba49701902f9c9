import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Runs a part of a transaction that may fail on its own: its writes are undone when it throws, and the rest of the transaction can go on. */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}
