import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { type BotCustomer, findBotCustomers } from '../store/pinned-version-store.ts'

const BATCH = 100

/** An account that has the bot, with its mail address. */
export type ReachableCustomer = BotCustomer & { readonly email: string }

/**
 * Calls `notify` for every account that has a bot now, except its vendor and accounts without an address: a hundred per service transaction, until
 * the signal ends it. `notify` must be safe to repeat.
 */
export async function forEachCustomer(
  deps: ActivationDeps,
  of: { readonly botId: string; readonly vendorId: string | null; readonly signal: AbortSignal },
  notify: (tx: Tx, customer: ReachableCustomer, now: Date) => Promise<void>,
): Promise<void> {
  let after: string | null = null
  do {
    of.signal.throwIfAborted()
    const from: string | null = after
    after = await asService(deps.db, async (tx) => {
      const now = deps.clock.now()
      const customers = await findBotCustomers(tx, { ...of, after: from, limit: BATCH }, now)
      for (const customer of customers) {
        const address = await findAddress(tx, customer.userId)
        if (address) await notify(tx, { ...customer, email: address.email }, now)
      }
      return customers.length < BATCH ? null : (customers.at(-1)?.userId ?? null)
    })
  } while (after !== null)
}
