import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { consumeRates, maskSubject, type RateLimitRule, toRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { AUTH_MAIL_JOB } from '../jobs/send-auth-mails.ts'
import { secretHash } from '../one-time-token.ts'
import { refuseGuessablePassword } from '../refuse-guessable-password.ts'
import { addAcceptances } from '../store/acceptance-store.ts'
import { addProfile } from '../store/account-store.ts'
import { addAccount, removeUnprovenPasswordIn } from '../store/credential-store.ts'
import type { UserRow } from '../store/session-store.ts'
import { openSession } from './open-session.ts'
import { sanitizeRedirect } from './sanitize-redirect.ts'
import { noSession } from './session-response.ts'
import { refuseVersion } from './user-acceptances.ts'

/** A whole class or office may sign up from one client address; a machine that creates accounts, or has passwords hashed, is stopped. */
const PER_ADDRESS: RateLimitRule = { name: 'sign-up-address', windowSeconds: 600, max: 100 }

/** The input of a sign-up. */
export interface SignUpInput {
  email: string
  password: string
  displayName: string
  /** The accepted version of the terms, if any. */
  termsVersion: string | undefined
  redirectTo: string | undefined
  /** The browser's own secret, so that the mailed link signs in there and nowhere else. */
  deviceSecret: string | undefined
  visitor: Visitor
}

/**
 * Creates an account and, unless it must confirm its address first, its session (AUTH-04, AUTH-05). No answer reveals that an address has an account:
 * it reads as one that must be confirmed, and its owner is mailed. With confirmation every new account gets that answer too. A second sign-up for an
 * unconfirmed address removes both passwords: it is unknown which of the two is the owner's (`docs/decisions/0019`). Everything that a sign-up stores
 * is written in one transaction.
 */
export async function signUp(deps: IdentityDeps, input: SignUpInput): Promise<Outcome<Session>> {
  // Limited before the password is hashed, which is the work that an attacker would have us do.
  const rate = toRateLimit(PER_ADDRESS, maskSubject(deps.maskKey, input.visitor.clientAddress))
  if (await consumeRates(deps.db, [rate], deps.clock.now())) return fail(tooManyAccounts)
  const owner = { email: input.email, name: input.displayName }
  const refusal = refuseVersion(input.termsVersion) ?? (await refuseGuessablePassword(input.password, owner))
  if (refusal) return fail(refusal)
  // Hashed whether the address has an account or not, and before the transaction, which it would delay.
  const { password: passwords } = await deps.auth.$context
  const hash = await passwords.hash(input.password)
  const made = await asService(deps.db, async (tx) => {
    const account = await makeAccount(tx, input, hash, deps.clock.now())
    if (!account && deps.confirmEmail) await removeUnprovenPasswordIn(tx, input.email)
    if (deps.confirmEmail || !account) await sendSignUpMail(deps, tx, input)
    return account
  })
  return ok(made && !deps.confirmEmail ? await openSession(deps, made, input.visitor) : { ...noSession })
}

/** Creates the account with all that belongs to it; null when the address has one. */
async function makeAccount(tx: Tx, input: SignUpInput, hash: string, now: Date): Promise<UserRow | null> {
  const { email, displayName, termsVersion } = input
  const account = await addAccount(tx, {
    email,
    name: displayName.trim() || nameOf(email),
    initialCredential: { hash },
    now,
  })
  if (account) await welcome(tx, account.id, termsVersion, now)
  return account
}

async function welcome(tx: Tx, userId: string, termsVersion: string | undefined, now: Date): Promise<void> {
  await addProfile(tx, userId, now)
  if (termsVersion !== undefined) await addAcceptances(tx, userId, termsVersion, now)
}

/** Returns the name of an account that gave none: the part before the at sign (AUTH-04). */
export function nameOf(email: string): string {
  return email.split('@')[0] ?? email
}

/** Leaves the mail to the owner of the address to the worker. */
function sendSignUpMail({ clock, publicUrl, maskKey }: IdentityDeps, tx: Tx, input: SignUpInput): Promise<unknown> {
  const { email, redirectTo, deviceSecret, visitor } = input
  const payload = {
    kind: 'sign-up' as const,
    email,
    redirect: sanitizeRedirect(redirectTo, publicUrl),
    sender: maskSubject(maskKey, visitor.clientAddress),
    device: deviceSecret === undefined ? '' : secretHash(deviceSecret),
  }
  return enqueueJob(tx, { name: AUTH_MAIL_JOB, payload, now: clock.now() })
}

const tooManyAccounts = {
  ...failures.tooMany,
  message: 'Er zijn vanaf dit netwerk net veel accounts gemaakt. Probeer het over tien minuten opnieuw.',
  retryAfterSeconds: PER_ADDRESS.windowSeconds,
}
