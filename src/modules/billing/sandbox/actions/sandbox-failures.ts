import type { Tx } from '#platform/database/database.ts'
import { ProviderError } from '../../provider.ts'
import { claimRequest, findPriceCents } from '../store/idempotency-store.ts'

/** A no of the sandbox that asking again does not change. */
export function sandboxRefusal(message: string): ProviderError {
  return new ProviderError(`sandbox: ${message}`, { isLasting: true })
}

/** True the first time that a key is used, false when the same was done with it; throws `ProviderError` when it stood for something else. */
export async function isFirstTime(tx: Tx, key: string, asked: unknown, now: Date): Promise<boolean> {
  const claim = await claimRequest(tx, key, JSON.stringify(asked), now)
  if (claim === 'other') throw sandboxRefusal('this key was used for something else')
  return claim === 'new'
}

/** Holds an amount to the price it goes by; a price that is unknown or asks another amount is a `ProviderError`. */
export async function checkPrice(tx: Tx, priceId: string, amountCents: number): Promise<void> {
  const cents = await findPriceCents(tx, priceId)
  if (cents === undefined) throw sandboxRefusal('no such price')
  if (cents !== amountCents) throw sandboxRefusal('the price asks another amount')
}
