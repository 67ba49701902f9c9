/** A piece of text in one style. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly code?: boolean
}

/** A point of a list; `ticks` marks one with a box to tick on paper. */
export interface ListItem {
  readonly ticks: boolean
  readonly parts: readonly Part[]
}

/** One part of a document's text, in reading order. */
export type Part =
  | { readonly kind: 'heading'; readonly depth: 2 | 3; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Run[])[]; readonly rows: readonly (readonly Run[])[][] }
  | { readonly kind: 'quote'; readonly parts: readonly Part[] }
  | { readonly kind: 'code'; readonly text: string }

/** The content of a document. */
export interface DocumentOrder {
  readonly id: string
  /** Such as 'Boek'. */
  readonly kind: string
  readonly title: string
  readonly description: string
  /** The facts under the title: level, time. */
  readonly facts: readonly string[]
  /** The category of the tile on the cover. */
  readonly tile: string
  readonly parts: readonly Part[]
}
