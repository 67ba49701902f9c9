import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'

/** Returns a secret of 256 bits that fits in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a generated secret: it has so much entropy that a plain hash reveals nothing. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Returns the stored form of a typed code: keyed, because there are few enough to try them all. */
export function codeHash(key: KeyObject, userId: string, code: string): string {
  return createHmac('sha256', key).update(`${userId} ${code}`).digest('base64url')
}
