import type { SourceTree } from './source-tree.ts'

/** One breach of a law, or a warning that does not fail the check. */
export type Finding = {
  readonly path: string
  readonly line?: number
  readonly message: string
  readonly isWarning?: boolean
}

/** A rule about the shape of the code. `id` is its name in exceptions.json, `says` the sentence that a reader sees. */
export type Rule = { readonly id: string; readonly says: string; readonly check: (tree: SourceTree) => Finding[] }
