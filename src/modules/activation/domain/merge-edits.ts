type Texts = Readonly<Record<string, string>>

/** The result of merging a form with a newer stored version. */
export interface MergedEdits {
  /** The fields whose typed text stays; the others show the stored text. */
  readonly typed: Record<string, string>
  /** The typed fields that also changed in the store, to another text: the user chooses. */
  readonly clashes: string[]
  /** The fields without typed text that changed in the store. */
  readonly accepted: string[]
}

/** Merges the text typed (`mine`) since `base` with the stored text (`theirs`), field by field; typed text is never dropped. */
export function mergeEdits({ base, mine, theirs }: { base: Texts; mine: Texts; theirs: Texts }): MergedEdits {
  const merged: MergedEdits = { typed: {}, clashes: [], accepted: [] }
  for (const [name, stored] of Object.entries(theirs)) {
    const before = base[name] ?? ''
    const value = mine[name] ?? before
    if (value === stored) continue
    if (value === before) merged.accepted.push(name)
    else merged.typed[name] = value
    if (value !== before && stored !== before) merged.clashes.push(name)
  }
  return merged
}
