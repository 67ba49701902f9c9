/** The numbers of approved versions, newest first, and the pinned one, which decide the choices. */
export interface VersionChoice {
  readonly live: number
  /** The version that was live before; null when there was none. */
  readonly before: number | null
  readonly held: number | null
}

/** Returns whether an account may pin a version: the live one, the one before it, or the one already pinned (AMB-102). */
export function canPin({ live, before, held }: VersionChoice, number: number): boolean {
  return number === live || number === before || number === held
}

/** Returns the version to roll back to; null when the running version is not newer. */
export function versionToRollBackTo({ live, before, held }: VersionChoice): number | null {
  return before !== null && before < (held ?? live) ? before : null
}
