/** Shorter words are in too many passwords to be significant (`jo`, `de`). */
const WORD_MIN = 3
/** The minimum that must remain of a password without the owner's own words: as much as the minimum length (AUTH-02). */
const REST_MIN = 6

/** The owner of a password, as far as known. */
export interface PasswordOwner {
  readonly email?: string | undefined
  readonly name?: string | undefined
}

/** The text for a password that is refused for its owner's name or address; the same in the form and by the server. */
export const PERSONAL_PASSWORD =
  'Dit wachtwoord lijkt te veel op je naam of e-mailadres. Kies een ander, bijvoorbeeld een zin.'

/**
 * Tells whether a password is hardly more than its owner's name or mail address, which attackers try first (NIST SP 800-63B): without the words of
 * both, fewer than six letters and digits remain, or something that `isCommon` knows. Capitals and punctuation make no difference.
 */
export function isPersonalPassword(
  password: string,
  owner: PasswordOwner,
  isCommon: (rest: string) => boolean = () => false,
): boolean {
  const typed = wordsIn(password).join('')
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), typed)
  return rest !== typed && (rest.length < REST_MIN || isCommon(rest))
}

/**
 * Returns the owner's words, the longest first, so that a short word does not break up a longer one. The ending of the domain (`nl`, `com`) is left
 * out.
 */
function ownWords({ email = '', name = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const parts = [local, domain.split('.').slice(0, -1).join('.'), name].map(wordsIn)
  const words = [wordsIn(email).join(''), ...parts.flatMap((part) => [...part, part.join('')])]
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN).sort((a, b) => b.length - a.length)
}

function wordsIn(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return lower.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
