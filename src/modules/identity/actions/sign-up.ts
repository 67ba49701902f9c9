import { isAPIError } from 'better-auth/api'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Failure, fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { maskSubject, type RateRule, rateOf, takeRates } from '#platform/rate/take-rate.ts'
import type { Session } from '../contract.ts'
import { refuseCommon } from '../guessed-passwords.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { AUTH_MAIL_JOB } from '../jobs/send-auth-mails.ts'
import { addAcceptances } from '../store/acceptance-store.ts'
import { addProfile } from '../store/account-store.ts'
import { refuseVersion } from './own-acceptances.ts'
import { ownRedirect } from './own-redirect.ts'
import { noSession, sessionAnswer } from './session-answer.ts'

/** A whole class or office may sign up from one address; a machine that makes accounts, or has passwords hashed, is stopped. */
const PER_ADDRESS: RateRule = { name: 'sign-up-address', windowSeconds: 600, max: 100 }

/** Mails that sign-ups send to one address. Whoever goes on hears the same, so that no stranger can fill the mailbox of somebody with an account. */
const PER_MAILBOX: RateRule = { name: 'sign-up-mail', windowSeconds: 3600, max: 5 }

/** What a sign-up brings. */
export interface SignUpInput {
  email: string
  password: string
  displayName: string
  /** The version of the terms that was agreed to, if any. */
  termsVersion: string | undefined
  redirectTo: string | undefined
  visitor: Visitor
}

/**
 * Makes an account and, unless it must confirm its address first, its session (AUTH-04, AUTH-05). That an address has an account is said in no
 * answer: it reads as one that must be confirmed, and its owner is told by mail. With confirmation that is every new account's answer too
 * (`docs/decisions/0019`).
 */
export async function signUp(deps: IdentityDeps, input: SignUpInput): Promise<Outcome<Session>> {
  // Before the password is hashed, which is the work that an attacker would have us do.
  const rate = rateOf(PER_ADDRESS, maskSubject(deps.maskKey, input.visitor.clientAddress))
  if (await takeRates(deps.db, [rate], deps.clock.now())) return fail(tooManyAccounts)
  const refusal = refuseVersion(input.termsVersion) ?? (await refuseCommon(input.password))
  if (refusal) return fail(refusal)
  const mailbox = rateOf(PER_MAILBOX, maskSubject(deps.maskKey, input.email))
  const isMailed = (await takeRates(deps.db, [mailbox], deps.clock.now())) === null
  try {
    return ok(await makeAccount(deps, input, isMailed))
  } catch (error) {
    if (!isAPIError(error)) throw error
    const code = String(error.body?.code)
    if (!code.startsWith('USER_ALREADY_EXISTS')) return fail(refusalOf(code))
    if (isMailed)
      await asService(deps.db, 'a mail about an account that nobody here may know of', (tx) =>
        tellByMail(deps, tx, input),
      )
    return ok({ ...noSession })
  }
}

async function makeAccount(deps: IdentityDeps, input: SignUpInput, isMailed: boolean): Promise<Session> {
  const { email, password, visitor } = input
  const name = input.displayName.trim() || (email.split('@')[0] ?? email)
  const headers = new Headers(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {})
  const made = await deps.auth.api.signUpEmail({ body: { email, password, name }, headers })
  const now = deps.clock.now()
  await asService(deps.db, 'a new account has no rights of its own yet', async (tx) => {
    await addProfile(tx, made.user.id, now)
    if (input.termsVersion !== undefined) await addAcceptances(tx, made.user.id, input.termsVersion, now)
    if (deps.confirmEmail && isMailed) await tellByMail(deps, tx, input)
  })
  return made.token ? sessionAnswer(made.token, made.user) : { ...noSession }
}

/** Leaves it to the worker what the owner of the address is mailed. */
function tellByMail({ clock, publicUrl }: IdentityDeps, tx: Tx, { email, redirectTo }: SignUpInput): Promise<unknown> {
  const payload = { kind: 'sign-up' as const, email, redirect: ownRedirect(redirectTo, publicUrl) }
  return enqueueJob(tx, { name: AUTH_MAIL_JOB, payload, now: clock.now() })
}

const tooManyAccounts = {
  ...failures.tooMany,
  message: 'Er zijn vanaf dit netwerk net veel accounts gemaakt. Probeer het over tien minuten opnieuw.',
  retryAfterSeconds: PER_ADDRESS.windowSeconds,
}

function refusalOf(code: string): Failure {
  if (code === 'PASSWORD_TOO_SHORT')
    return { status: 422, code: 'weak_password', message: 'Wachtwoord moet minimaal 6 karakters zijn' }
  return { status: 422, code: 'sign_up_refused', message: 'Er is een fout opgetreden bij het registreren' }
}
