import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationInput, OperationOutput } from '#platform/http/operation.ts'
import { ROWS_MAX } from '#platform/http/table-query.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { readBotAddresses as operation } from '../contract.ts'
import { findBotAddresses } from '../store/bot-store.ts'

/** Reads one page of the public bots for the sitemap, in the order of their ids. */
export async function readBotAddresses(
  { db }: CatalogueDeps,
  caller: Caller,
  { after }: OperationInput<typeof operation>['query'],
): Promise<Outcome<OperationOutput<typeof operation>>> {
  const rows = await db.as(identityOf(caller), (tx) => findBotAddresses(tx, after ?? null, ROWS_MAX + 1))
  const items = rows.slice(0, ROWS_MAX).map((row) => ({ id: row.id, updated_at: row.updated_at.toISOString() }))
  return ok({ items, next_after: rows.length > ROWS_MAX ? (items.at(-1)?.id ?? null) : null })
}
