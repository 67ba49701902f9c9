import type { Failure } from '#platform/http/failure.ts'
import { isPersonalPassword, type PasswordOwner, PERSONAL_PASSWORD } from './contract/is-personal-password.ts'

const LISTED = 10_000
/** Shorter ones are refused anyway (AUTH-02). */
const SHORTEST = 6

let known: Promise<ReadonlySet<string>> | null = null

/**
 * Returns why a password is refused: it is one of the ten thousand that are tried first, or hardly more than the name or address of its owner (NIST
 * SP 800-63B). Null for every other.
 */
export async function refuseGuessablePassword(password: string, owner: PasswordOwner): Promise<Failure | null> {
  const list = await (known ??= readList())
  if (list.has(password.normalize('NFKC').toLowerCase())) return commonPassword
  return isPersonalPassword(password, owner, (rest) => list.has(rest)) ? personalPassword : null
}

/** Reads the list at the first use, because most processes never need it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byUse = dictionary['passwords-common'].filter((one) => one.length >= SHORTEST)
  return new Set(byUse.slice(0, LISTED).map((one) => one.toLowerCase()))
}

const personalPassword: Failure = { status: 422, code: 'weak_password', message: PERSONAL_PASSWORD }

const commonPassword: Failure = {
  status: 422,
  code: 'weak_password',
  message:
    'Dit wachtwoord kiezen veel mensen. Wie inbreekt, probeert het als eerste. Kies een ander, bijvoorbeeld een zin.',
}
