/** The message for a password of one repeated character, in the form and from the server. */
export const REPEATED_CHARACTER = 'Dit wachtwoord bestaat uit één herhaald teken. Kies een ander, bijvoorbeeld een zin.'

/** Returns whether a password of any length is one repeated character, or spaces alone. */
export function isRepeatedCharacter(password: string): boolean {
  return password.trim() === '' || new Set(password.normalize('NFKC').toLowerCase()).size === 1
}
