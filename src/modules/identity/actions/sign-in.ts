import { isAPIError } from 'better-auth/api'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { isRateUsedUp, maskSubject, type RateRule, takeRate } from '#platform/rate/take-rate.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { sessionAnswer } from './session-answer.ts'

const WRONG_PASSWORDS: RateRule = { name: 'sign-in', windowSeconds: 900, max: 10 }

/** Signs in with a password. Ten wrong ones in a quarter of an hour, per account and address, close the door for that time. */
export async function signIn(
  deps: IdentityDeps,
  input: { email: string; password: string; clientAddress: string },
): Promise<Outcome<Session>> {
  const subject = maskSubject(deps.maskKey, `${input.email} ${input.clientAddress}`)
  const usedUp = await asService(deps.db, 'counters belong to the product', (tx) =>
    isRateUsedUp(tx, WRONG_PASSWORDS, subject, deps.clock.now()),
  )
  if (usedUp)
    return fail({
      ...failures.tooMany,
      message: 'Te vaak een verkeerd wachtwoord. Probeer het over een kwartier opnieuw.',
      retryAfterSeconds: 900,
    })
  try {
    const made = await deps.auth.api.signInEmail({ body: { email: input.email, password: input.password } })
    return ok(sessionAnswer(made.token, made.user))
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') {
      return fail({
        status: 403,
        code: 'email_not_confirmed',
        message: 'Controleer je e-mail om je account te bevestigen',
      })
    }
    await asService(deps.db, 'counters belong to the product', (tx) =>
      takeRate(tx, WRONG_PASSWORDS, subject, deps.clock.now()),
    )
    return fail({
      status: 400,
      code: 'invalid_credentials',
      message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
    })
  }
}
