import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const WRONG_FORM = 'Dit heeft niet de goede vorm.'
const KINDS: Readonly<Record<string, string>> = {
  string: 'Vul hier tekst in.',
  number: 'Vul hier een getal in.',
  int: 'Vul hier een heel getal in.',
  boolean: 'Kies hier ja of nee.',
  array: 'Geef hier een lijst.',
}

/** Returns the message about invalid input, where the contract has none of its own. It never repeats the input. */
export function problemText(issue: Issue): string {
  const isText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Dit ontbreekt.'
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? WRONG_FORM
  if (issue.code === 'too_big') return isText ? `Gebruik hier hoogstens ${issue.maximum} tekens.` : 'Dit is te veel.'
  if (issue.code === 'too_small') return isText ? `Gebruik hier minstens ${issue.minimum} tekens.` : 'Dit is te weinig.'
  if (issue.code === 'invalid_value') return 'Kies een van de mogelijke waarden.'
  if (issue.code === 'unrecognized_keys') return 'Hier staat een veld dat niet bestaat.'
  return WRONG_FORM
}

/** The message about a NUL or half a character, which no text can hold. */
export const UNWRITABLE_TEXT = 'De invoer bevat tekens die niet kunnen.'
