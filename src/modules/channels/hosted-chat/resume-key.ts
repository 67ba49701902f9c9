import type { KeyObject } from 'node:crypto'
import { maskSubject } from '#platform/rate-limit/consume-rate-limit.ts'
import { readSignedParts, signParts } from './signed-parts.ts'

/** The time that a resume key is valid, in milliseconds. */
const RESUMABLE_MS = 12 * 60 * 60_000

/**
 * Returns the key under which a host page stores a conversation for a chat page without storage of its own. It is no session: it asks no question and
 * reads no answer, and is valid only in a request of the chat page itself, from the address that it was made for.
 */
export function signResumeKey(
  key: KeyObject,
  { configId, visitor, clientAddress }: { configId: string; visitor: string; clientAddress: string },
  now: Date,
): string {
  return signParts(key, 'resume', [configId, visitor, addressMask(key, clientAddress), now.getTime() + RESUMABLE_MS])
}

/** Returns the visitor whose conversation continues; null for a key that is forged, expired, of another configuration or from another address. */
export function visitorToResume(
  key: KeyObject,
  text: string,
  { configId, clientAddress }: { configId: string; clientAddress: string },
  now: Date,
): string | null {
  const parts = readSignedParts(key, 'resume', text)
  if (!parts) return null
  const [ofConfig, visitor, address, expiresAtMs] = parts
  const isHere = ofConfig === configId && address === addressMask(key, clientAddress)
  return isHere && Number(expiresAtMs) > now.getTime() ? String(visitor) : null
}

function addressMask(key: KeyObject, clientAddress: string): string {
  return maskSubject(key, `resume ${clientAddress}`)
}
