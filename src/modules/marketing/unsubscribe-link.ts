import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Returns the token in the link that stops the mails of one entry of the waiting list; only the product can compute it. */
export function unsubscribeToken(key: KeyObject, id: string): string {
  return createHmac('sha256', key).update(`early-access-mails ${id}`).digest('base64url').slice(0, 32)
}

/** Returns whether a token belongs to an entry. */
export function isUnsubscribeToken(key: KeyObject, id: string, token: string): boolean {
  const wanted = Buffer.from(unsubscribeToken(key, id))
  const signature = Buffer.from(token)
  return signature.length === wanted.length && timingSafeEqual(signature, wanted)
}
