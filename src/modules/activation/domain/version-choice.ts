/** What a choice of version rests on: the numbers of approved versions, newest first, and the one that is held. */
export interface VersionChoice {
  readonly live: number
  /** The version that was live before; null when there was none. */
  readonly before: number | null
  readonly held: number | null
}

/** Whether an account may keep a version: the live one, the one before it, or what it keeps already (AMB-102). */
export function canPin({ live, before, held }: VersionChoice, number: number): boolean {
  return number === live || number === before || number === held
}

/** The version that going back leads to; null when what runs is no newer than it. */
export function versionToRollBackTo({ live, before, held }: VersionChoice): number | null {
  return before !== null && before < (held ?? live) ? before : null
}
