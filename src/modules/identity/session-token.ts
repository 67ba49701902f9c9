import { createHmac } from 'node:crypto'
import { newSecret, secretHash } from './one-time-token.ts'

const FAMILY_LENGTH = 22
const SECRET_LENGTH = 43

/** Returns a new session token: a part of 132 bits that all tokens of the session share, and its own secret of 256 bits. */
export function newSessionToken(): string {
  return newSecret().slice(0, FAMILY_LENGTH) + newSecret()
}

/**
 * Returns the token that replaces another one. Only the replaced token and the stored salt together produce it, so that another tab of the same
 * browser gets the same token while the database holds neither of the two.
 */
export function renewedToken(token: string, salt: string): string {
  const family = hasFamily(token) ? token.slice(0, FAMILY_LENGTH) : mac(token, `family ${salt}`).slice(0, FAMILY_LENGTH)
  return family + mac(token, salt)
}

/** Returns the hash of the part that all tokens of a session share; null for a token from before there was one. */
export function familyHash(token: string): string | null {
  return hasFamily(token) ? secretHash(token.slice(0, FAMILY_LENGTH)) : null
}

function hasFamily(token: string): boolean {
  return token.length === FAMILY_LENGTH + SECRET_LENGTH
}

function mac(token: string, text: string): string {
  return createHmac('sha256', token).update(text).digest('base64url')
}
