import type { SourceTree } from './source-tree.ts'

/** A violation of a rule, or a warning that does not fail the check. */
export type Finding = {
  readonly path: string
  readonly line?: number
  readonly message: string
  readonly isWarning?: boolean
}

/** A rule about the architecture. `id` is its name in exceptions.json, `says` its printed sentence. */
export type Rule = { readonly id: string; readonly says: string; readonly check: (tree: SourceTree) => Finding[] }
