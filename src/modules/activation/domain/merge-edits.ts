type Texts = Readonly<Record<string, string>>

/** What becomes of a form when something else turns out to be stored. */
export interface MergedEdits {
  /** The fields whose typed text stays; the others show what is stored. */
  readonly typed: Record<string, string>
  /** Of those, the fields that also changed in the store, to something else: the user chooses. */
  readonly clashes: string[]
  /** The fields that nobody typed in here and that changed in the store. */
  readonly accepted: string[]
}

/** Merges what was typed (`mine`) since `base` with what is stored now (`theirs`), field by field; a typed text is never dropped. */
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
