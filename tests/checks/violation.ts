import type { Files } from './miniature-project.ts'

/** A planted violation: its rule, its description, its files, and the path that the finding must name. */
export type Violation = { readonly rule: string; readonly says: string; readonly files: Files; readonly at: string }

/** Creates a violation in one file, with other files where it needs them. */
export const plant = (rule: string, says: string, at: string, code: string, others: Files = {}): Violation => ({
  rule,
  says,
  at,
  files: { ...others, [at]: code },
})
