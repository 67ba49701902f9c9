import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { sandboxTables } from './tables.ts'

/**
 * Claims a key for a call in this transaction: returns `new`, `done` when the same call was made before, or `other` when the key belongs to another
 * call. Waits for a concurrent call with the same key.
 */
export async function claimRequest(tx: Tx, key: string, asked: string, now: Date): Promise<'new' | 'done' | 'other'> {
  const claim = await sandboxTables(tx)
    .insertInto('sandbox_requests')
    .values({ key, asked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute()
  if (claim.length > 0) return 'new'
  const known = await sandboxTables(tx)
    .selectFrom('sandbox_requests')
    .select('asked')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return known.asked === asked ? 'done' : 'other'
}

/** Returns the id of a price; the same code, name and amount have the same id. */
export async function getOrCreatePrice(
  tx: Tx,
  price: { code: string; name: string; amountCents: number },
  now: Date,
): Promise<string> {
  const { code, name, amountCents: amount_cents } = price
  await sandboxTables(tx)
    .insertInto('sandbox_prices')
    .values({ id: `sandbox_price_${newId(now.getTime())}`, code, name, amount_cents })
    .onConflict((conflict) => conflict.columns(['code', 'name', 'amount_cents']).doNothing())
    .execute()
  const row = await sandboxTables(tx)
    .selectFrom('sandbox_prices')
    .select('id')
    .where('code', '=', code)
    .where('name', '=', name)
    .where('amount_cents', '=', amount_cents)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Returns the amount of a price, in whole cents; undefined when there is no such price. */
export async function findPriceCents(tx: Tx, id: string): Promise<number | undefined> {
  const row = await sandboxTables(tx)
    .selectFrom('sandbox_prices')
    .select('amount_cents')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.amount_cents
}
