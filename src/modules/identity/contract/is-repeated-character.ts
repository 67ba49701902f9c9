/** What is said of a password of one repeated character; the same in the form and by the server. */
export const REPEATED_CHARACTER = 'Dit wachtwoord bestaat uit één herhaald teken. Kies een ander, bijvoorbeeld een zin.'

/** Whether a password is one character over and over, or spaces alone, of whatever length. */
export function isRepeatedCharacter(password: string): boolean {
  return password.trim() === '' || new Set(password.normalize('NFKC').toLowerCase()).size === 1
}
