import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type VendorBot, vendorBotSchema } from '../contract.ts'
import { vendorBotOf } from '../store/managed-bot-store.ts'
import { findBotsOfVendor, VENDOR_BOT_ORDERS } from '../store/vendor-store.ts'

const RULES = {
  columns: Object.keys(vendorBotSchema.shape),
  filters: { id: FILTER_FORMS.id, vendor_id: FILTER_FORMS.id },
  orders: VENDOR_BOT_ORDERS,
}

/** Reads the caller's own bots in the vendor field set (API-15, API-16); with another vendor's id no rows, for administrators too (PERM-03). */
export async function readVendorBots(
  { db }: CatalogueDeps,
  caller: Caller,
  { after, ...query }: Readonly<Record<string, unknown>>,
): Promise<Outcome<VendorBot[]>> {
  if (caller.kind !== 'member') return fail(failures.unauthenticated)
  const lastId = typeof after === 'string' && isUuid(after) ? after : undefined
  // A key that is none goes to the grammar, which refuses it.
  const asked = readTableQuery(lastId === undefined ? { ...query, after } : query, RULES)
  if (!asked.ok) return asked
  const { equals, order, limit } = asked.value
  const vendorId = equals['vendor_id']?.toLowerCase()
  if (vendorId !== caller.userId) return ok([])
  const own = { vendorId, id: equals['id'], order, after: lastId, limit }
  const rows = await db.as(identityOf(caller), (tx) => findBotsOfVendor(tx, own))
  return ok(rows.map((row) => ({ ...vendorBotOf(row), pending_version: row.pending_version })))
}
