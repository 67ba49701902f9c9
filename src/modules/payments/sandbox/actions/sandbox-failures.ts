import type { Tx } from '#platform/database/database.ts'
import { ProviderError } from '../../provider.ts'
import { claimRequest, findPriceCents } from '../store/idempotency-store.ts'

/** Creates the error of a sandbox refusal that asking again does not change. */
export function sandboxRefusal(message: string): ProviderError {
  return new ProviderError(`sandbox: ${message}`, { isLasting: true })
}

/**
 * Returns true the first time that a key is used, false when it was used for the same request; throws `ProviderError` when it was used for another
 * one.
 */
export async function isFirstTime(tx: Tx, key: string, asked: unknown, now: Date): Promise<boolean> {
  const claim = await claimRequest(tx, key, JSON.stringify(asked), now)
  if (claim === 'other') throw sandboxRefusal('this key was used for something else')
  return claim === 'new'
}

/** Checks that an amount equals its price; throws `ProviderError` for an unknown price or another amount. */
export async function checkPrice(tx: Tx, priceId: string, amountCents: number): Promise<void> {
  const cents = await findPriceCents(tx, priceId)
  if (cents === undefined) throw sandboxRefusal('no such price')
  if (cents !== amountCents) throw sandboxRefusal('the price asks another amount')
}
