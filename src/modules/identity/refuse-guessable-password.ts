import type { Failure } from '#platform/http/failure.ts'

const LISTED = 10_000
/** Shorter ones are refused anyway (AUTH-02). */
const SHORTEST = 6

let known: Promise<ReadonlySet<string>> | null = null

/** Why a password may not be chosen: it is one of the ten thousand that are tried first (NIST SP 800-63B). Null for every other. */
export async function refuseGuessablePassword(password: string): Promise<Failure | null> {
  known ??= readList()
  return (await known).has(password.normalize('NFKC').toLowerCase()) ? commonPassword : null
}

/** Read at the first use, because most starts never need it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byUse = dictionary['passwords-common'].filter((one) => one.length >= SHORTEST)
  return new Set(byUse.slice(0, LISTED).map((one) => one.toLowerCase()))
}

const commonPassword: Failure = {
  status: 422,
  code: 'weak_password',
  message:
    'Dit wachtwoord kiezen veel mensen. Wie inbreekt, probeert het als eerste. Kies een ander, bijvoorbeeld een zin.',
}
