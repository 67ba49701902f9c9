import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'

/** A secret of 256 bits that fits in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret of ours is kept: it holds so much chance that a plain hash gives nothing away. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** How a code that people type is kept: with a key, because there are few enough to try them all. */
export function codeHash(key: KeyObject, userId: string, code: string): string {
  return createHmac('sha256', key).update(`${userId} ${code}`).digest('base64url')
}
