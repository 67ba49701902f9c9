import { isAPIError } from 'better-auth/api'
import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { maskSubject, type RateRule, rateOf, takeRates } from '#platform/rate/take-rate.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { addProfile } from '../store/account-store.ts'
import { sessionAnswer, userAnswer } from './session-answer.ts'

/** A whole class or office may sign up from one address; a machine that makes accounts, or has passwords hashed, is stopped. */
const PER_ADDRESS: RateRule = { name: 'sign-up-address', windowSeconds: 600, max: 100 }

/** Makes an account and, unless it must confirm its address first, its session (AUTH-04, AUTH-05). */
export async function signUp(
  deps: IdentityDeps,
  input: { email: string; password: string; displayName: string; clientAddress: string },
): Promise<Outcome<Session>> {
  // Before the password is hashed, which is the work that an attacker would have us do.
  const rate = rateOf(PER_ADDRESS, maskSubject(deps.maskKey, input.clientAddress))
  if (await takeRates(deps.db, [rate], deps.clock.now())) return fail(tooManyAccounts)
  try {
    return await makeAccount(deps, input)
  } catch (error) {
    if (!isAPIError(error)) throw error
    return fail(refusalOf(String(error.body?.code)))
  }
}

async function makeAccount(
  deps: IdentityDeps,
  input: { email: string; password: string; displayName: string },
): Promise<Outcome<Session>> {
  const name = input.displayName.trim() || (input.email.split('@')[0] ?? input.email)
  const made = await deps.auth.api.signUpEmail({ body: { email: input.email, password: input.password, name } })
  const user = made.user
  await asService(deps.db, 'a new account has no rights of its own yet', (tx) =>
    addProfile(tx, user.id, deps.clock.now()),
  )
  return ok(
    made.token
      ? sessionAnswer(made.token, user)
      : { ...sessionAnswer('', user), access_token: null, refresh_token: null, user: userAnswer(user) },
  )
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
