import { isAPIError } from 'better-auth/api'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { addProfile } from '../store/account-store.ts'
import { sessionAnswer, userAnswer } from './session-answer.ts'

/** Makes an account and, unless it must confirm its address first, its session (AUTH-04, AUTH-05). */
export async function signUp(
  deps: IdentityDeps,
  input: { email: string; password: string; displayName: string },
): Promise<Outcome<Session>> {
  const name = input.displayName.trim() || (input.email.split('@')[0] ?? input.email)
  try {
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
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (String(error.body?.code).startsWith('USER_ALREADY_EXISTS')) {
      return fail({
        status: 409,
        code: 'user_already_exists',
        message: 'Met dit e-mailadres is al een account. Log in of kies een nieuw wachtwoord.',
      })
    }
    if (error.body?.code === 'PASSWORD_TOO_SHORT') {
      return fail({ status: 422, code: 'weak_password', message: 'Wachtwoord moet minimaal 6 karakters zijn' })
    }
    return fail({ status: 422, code: 'sign_up_refused', message: 'Er is een fout opgetreden bij het registreren' })
  }
}
