import type { Failure } from '#platform/http/failure.ts'
import { isPersonalPassword, type PasswordOwner, PERSONAL_PASSWORD } from './contract/is-personal-password.ts'
import { isRepeatedCharacter, REPEATED_CHARACTER } from './contract/is-repeated-character.ts'

const LISTED = 10_000
/** Shorter ones are refused anyway (AUTH-02). */
const SHORTEST = 6
/** A word of this length with a few digits behind it is long enough to be chosen, and guessed as easily as the word. */
const SHORTEST_WORD = 4
/** Our own name, and what the Dutch like to put a year behind; the list is mostly English. */
const MORE_WORDS = ['syvo', 'lente', 'zomer', 'herfst', 'voetbal', 'nederland', 'feyenoord']

interface CommonPasswords {
  readonly passwords: ReadonlySet<string>
  /** Common words, which are guessable with digits or signs behind them too. */
  readonly words: ReadonlySet<string>
}

let known: Promise<CommonPasswords> | null = null

/**
 * Returns why a password is refused: one repeated character, one of the ten thousand that are tried first, such a word with digits behind it, or
 * hardly more than the name or address of its owner (NIST SP 800-63B). Null for every other.
 */
export async function refuseGuessablePassword(password: string, owner: PasswordOwner): Promise<Failure | null> {
  if (isRepeatedCharacter(password)) return repeatedCharacter
  const common = await (known ??= readList())
  const list = common.passwords
  if (isCommon(password.normalize('NFKC').toLowerCase(), common)) return commonPassword
  return isPersonalPassword(password, owner, (rest) => list.has(rest)) ? personalPassword : null
}

/** Tells whether a password is common, or a common word with fewer than six digits or signs behind it, or with a common row of digits. */
function isCommon(password: string, { passwords, words }: CommonPasswords): boolean {
  if (passwords.has(password)) return true
  const word = /^\p{L}+/u.exec(password)?.[0] ?? ''
  const rest = password.slice(word.length)
  return words.has(word) && !/\p{L}/u.test(rest) && (rest.length < SHORTEST || passwords.has(rest))
}

/** Read at the first use, because most starts never need it. */
async function readList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byUse = dictionary['passwords-common'].map((one) => one.toLowerCase())
  const passwords = byUse.filter((one) => one.length >= SHORTEST).slice(0, LISTED)
  const shortWords = byUse.slice(0, LISTED).filter((one) => one.length >= SHORTEST_WORD)
  return { passwords: new Set(passwords), words: new Set([...passwords, ...shortWords, ...MORE_WORDS]) }
}

const repeatedCharacter: Failure = { status: 422, code: 'weak_password', message: REPEATED_CHARACTER }

const personalPassword: Failure = { status: 422, code: 'weak_password', message: PERSONAL_PASSWORD }

const commonPassword: Failure = {
  status: 422,
  code: 'weak_password',
  message:
    'Dit wachtwoord kiezen veel mensen. Wie inbreekt, probeert het als eerste. Kies een ander, bijvoorbeeld een zin.',
}
