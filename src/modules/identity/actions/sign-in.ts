import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import {
  consumeRates,
  maskSubject,
  type RateLimit,
  type RateLimitRule,
  releaseRates,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { findPasswordHash } from '../store/credential-store.ts'
import { findKnownDevice } from '../store/known-device-store.ts'
import { findUserByEmail, type UserRow } from '../store/session-store.ts'
import { openOrChallenge } from './open-session.ts'

/** Guesses at one account from one address. */
const GUESSES: RateLimitRule = { name: 'sign-in', windowSeconds: 900, max: 10 }
/** Guesses at any accounts from one address; an office shares one. */
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', windowSeconds: 900, max: 100 }
/**
 * Guesses at one account from all addresses together. A stranger could use them up to keep its owner out, so they are more than one
 * address may make, and the door opens again within five minutes after he stops.
 */
const PER_ACCOUNT: RateLimitRule = { name: 'sign-in-account', windowSeconds: 300, max: 50 }
/** Guesses of one device that signed in to the account before; it is counted by itself, so that no stranger can use its attempts up. */
const PER_DEVICE: RateLimitRule = { name: 'sign-in-device', windowSeconds: 900, max: 10 }

/**
 * Signs in with a password. Every attempt is counted before the password is looked at, and a right one is given back, so that attempts
 * made at once cannot pass together. Nothing in text or time tells whether an account exists: the limits count unknown addresses alike, and a
 * right password of an address that was not confirmed is answered and counted as a wrong one, because whoever signs up with an address knows
 * that password and would see whether his sign-up made the account.
 */
export async function signIn(
  deps: IdentityDeps,
  input: { email: string; password: string; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { email, visitor } = input
  const now = deps.clock.now()
  const rates = await rateLimitsOf(deps, email, visitor)
  const usedUp = await consumeRates(deps.db, rates, now)
  if (usedUp) return fail(tooMany(usedUp.seconds))
  const user = await userOfPassword(deps, input)
  if (!user || (deps.confirmEmail && !user.emailVerified))
    return fail(deps.confirmEmail ? wrongOrUnconfirmed : wrongPassword)
  await releaseRates(deps.db, rates, now)
  return ok(await openOrChallenge(deps, user, visitor))
}

async function rateLimitsOf(
  { db, clock, maskKey }: IdentityDeps,
  email: string,
  visitor: Visitor,
): Promise<RateLimit[]> {
  const { clientAddress, deviceToken: token } = visitor
  const masked = (subject: string) => maskSubject(maskKey, subject)
  const deviceId = token === undefined ? undefined : await findKnownDevice(db, { email, token, now: clock.now() })
  if (deviceId !== undefined) return [toRateLimit(PER_DEVICE, masked(deviceId))]
  return [
    toRateLimit(GUESSES, masked(`${email} ${clientAddress}`)),
    toRateLimit(PER_ADDRESS, masked(clientAddress)),
    toRateLimit(PER_ACCOUNT, masked(email)),
  ]
}

/** The account of an address and its right password; an address without one costs as much time. */
async function userOfPassword(
  deps: IdentityDeps,
  { email, password, visitor }: { email: string; password: string; visitor: Visitor },
): Promise<UserRow | null> {
  const user = await findUserByEmail(deps.db, email)
  const hash = user && canUseAccount(deps, user, visitor) && (await findPasswordHash(deps.db, user.id))
  const library = await deps.auth.$context
  if (!user || !hash) {
    await library.password.hash(password)
    return null
  }
  return (await library.password.verify({ hash, password })) ? user : null
}

const wrongPassword = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
} as const

/** Where addresses are confirmed, said of every failed sign-in; the screen offers another mail to all of them. */
const wrongOrUnconfirmed = {
  ...wrongPassword,
  message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar, of het adres is nog niet bevestigd.',
  details: { may_be_unconfirmed: true },
} as const

function tooMany(seconds: number) {
  const wait = seconds === GUESSES.windowSeconds ? 'een kwartier' : 'vijf minuten'
  return {
    ...failures.tooMany,
    message: `Te vaak een verkeerd wachtwoord. Probeer het over ${wait} opnieuw.`,
    retryAfterSeconds: seconds,
  }
}
