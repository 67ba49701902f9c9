import { type CheckResult, checkResultSchema } from '../contract/checks.ts'

/** Parses the stored findings of the checks; an entry that does not parse is left out. */
export function parseChecks(stored: unknown): CheckResult[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const read = checkResultSchema.safeParse(one)
    return read.success ? [read.data] : []
  })
}
