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

/** Limits guesses at one account from one client address. */
const GUESSES: RateLimitRule = { name: 'sign-in', windowSeconds: 900, max: 10 }
/** Limits guesses at any accounts from one client address; an office shares one. */
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', windowSeconds: 900, max: 100 }
/**
 * Limits guesses at one account from all addresses together. An attacker could use them up to lock the owner out, so the limit is higher than that of
 * one address, and sign-in works again within five minutes after the attack stops.
 */
const PER_ACCOUNT: RateLimitRule = { name: 'sign-in-account', windowSeconds: 300, max: 50 }
/** Limits guesses of one device that signed in to the account before; it is counted separately, so that no attacker can use its attempts up. */
const PER_DEVICE: RateLimitRule = { name: 'sign-in-device', windowSeconds: 900, max: 10 }

/**
 * Signs in with a password. Every attempt is counted before the password is checked, and a right one is released, so that simultaneous attempts
 * cannot pass together. Neither text nor time reveals whether an account exists: the limits count unknown addresses alike, and the right password of
 * an unconfirmed address is answered and counted as a wrong one, because anybody who signs up with an address knows that password and would see
 * whether their sign-up created the account.
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

/** Returns the account of an address with its right password; an unknown address costs as much time. */
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

/** Where addresses are confirmed, the answer to every failed sign-in; the screen offers another mail in all cases. */
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
