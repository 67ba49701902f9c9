import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBulkhead } from '#platform/concurrency/bulkhead.ts'

const KEY_BYTES = 64

/** The cost of a password hash; the default follows OWASP's advice for scrypt (N=2^15, r=8, p=1 … 32 MB). */
export const PASSWORD_COST = 2 ** 15

/** Hashes a password with scrypt off the event loop; the text contains the cost, so that it can be raised later. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt:${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Tells whether a password matches a hash, in a time that does not depend on where they differ. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [kind, cost, salt, key] = hash.split(':')
  if (kind !== 'scrypt' || !cost || !salt || !key) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/**
 * Half of the cores at most: a flood of sign-ups or passwords would otherwise take every core from the requests of other visitors, which need one for
 * a few milliseconds.
 */
const slots = createBulkhead({ maxConcurrent: Math.max(1, availableParallelism() >> 1), maxWaiting: Infinity })
const never = new AbortController().signal

async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  await slots.enter(never)
  try {
    return await deriveNow(password, salt, cost)
  } finally {
    slots.leave()
  }
}

function deriveNow(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N: cost, r: 8, p: 1, maxmem: 2 ** 20 + 256 * cost * 8 },
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })
}
