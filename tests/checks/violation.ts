import type { Files } from './miniature-project.ts'

/** One planted fault: the law it breaks, what it does, the files that do it, and the path the check must name. */
export type Violation = { readonly rule: string; readonly says: string; readonly files: Files; readonly at: string }

/** A violation that lives in one file, with other files around it where it needs them. */
export const plant = (rule: string, says: string, at: string, code: string, others: Files = {}): Violation => ({
  rule,
  says,
  at,
  files: { ...others, [at]: code },
})
