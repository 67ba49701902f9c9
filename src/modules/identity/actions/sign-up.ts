import { isAPIError } from 'better-auth/api'
import { asService } from '#platform/database/as-service.ts'
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
 * Makes an account and, unless it must confirm its address first, its session (AUTH-04, AUTH-05). With confirmation nothing in the answer
 * tells whether the address had an account: its owner is told by mail.
 */
export async function signUp(deps: IdentityDeps, input: SignUpInput): Promise<Outcome<Session>> {
  // Before the password is hashed, which is the work that an attacker would have us do.
  const rate = rateOf(PER_ADDRESS, maskSubject(deps.maskKey, input.visitor.clientAddress))
  if (await takeRates(deps.db, [rate], deps.clock.now())) return fail(tooManyAccounts)
  const refusal = refuseVersion(input.termsVersion) ?? (await refuseCommon(input.password))
  if (refusal) return fail(refusal)
  try {
    return ok(await makeAccount(deps, input))
  } catch (error) {
    if (!isAPIError(error)) throw error
    return fail(refusalOf(String(error.body?.code)))
  }
}

async function makeAccount(deps: IdentityDeps, input: SignUpInput): Promise<Session> {
  const { email, password, visitor } = input
  const name = input.displayName.trim() || (email.split('@')[0] ?? email)
  const headers = new Headers(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {})
  const made = await deps.auth.api.signUpEmail({ body: { email, password, name }, headers })
  const now = deps.clock.now()
  await asService(deps.db, 'a new account has no rights of its own yet', async (tx) => {
    await addProfile(tx, made.user.id, now)
    if (input.termsVersion !== undefined) await addAcceptances(tx, made.user.id, input.termsVersion, now)
    if (!deps.confirmEmail) return
    const redirect = ownRedirect(input.redirectTo, deps.publicUrl)
    await enqueueJob(tx, { name: AUTH_MAIL_JOB, payload: { kind: 'sign-up', email, redirect }, now })
  })
  return made.token ? sessionAnswer(made.token, made.user) : { ...noSession }
}

const tooManyAccounts = {
  ...failures.tooMany,
  message: 'Er zijn vanaf dit netwerk net veel accounts gemaakt. Probeer het over tien minuten opnieuw.',
  retryAfterSeconds: PER_ADDRESS.windowSeconds,
}

function refusalOf(code: string): Failure {
  if (code.startsWith('USER_ALREADY_EXISTS')) {
    return {
      status: 409,
      code: 'user_already_exists',
      message: 'Met dit e-mailadres is al een account. Log in of kies een nieuw wachtwoord.',
    }
  }
  if (code === 'PASSWORD_TOO_SHORT')
    return { status: 422, code: 'weak_password', message: 'Wachtwoord moet minimaal 6 karakters zijn' }
  return { status: 422, code: 'sign_up_refused', message: 'Er is een fout opgetreden bij het registreren' }
}
