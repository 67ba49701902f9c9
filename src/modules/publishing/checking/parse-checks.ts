import { type CheckResult, checkResultSchema } from '../contract/checks.ts'

/** What the checks found, from their stored form; what does not read as a finding is left out. */
export function parseChecks(stored: unknown): CheckResult[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const read = checkResultSchema.safeParse(one)
    return read.success ? [read.data] : []
  })
}
