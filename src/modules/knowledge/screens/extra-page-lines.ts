import { completeAddress } from '#modules/activation/contract.ts'
import { knowledgeText as text } from './knowledge.text.ts'

const URLS_MAX = 50

/** Returns the addresses in a text of one per line, each completed, without empty lines and duplicates. */
export function extraPageLines(draft: string): string[] {
  const lines = draft.split(/\r?\n/).map(completeAddress)
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** Returns the problem of extra pages, if any: too many of them, or one that does not begin with https. */
export function extraPagesProblem(lines: readonly string[]): string | undefined {
  if (lines.length > URLS_MAX) return text.extraMany
  const wrong = lines.find((line) => URL.parse(line)?.protocol !== 'https:')
  return wrong === undefined ? undefined : text.extraWrong(wrong.slice(0, 80))
}
