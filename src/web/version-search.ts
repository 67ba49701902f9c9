/** The search parameter that names a version of a bot, for its vendor and administrators (AMB-105). */
export interface VersionSearch {
  versie?: string
}

/** Keeps a version number; an invalid one becomes empty, which removes it from the address. */
export function cleanVersionSearch({ versie }: Record<string, unknown>): VersionSearch {
  if (versie === undefined) return {}
  return { versie: typeof versie === 'string' && /^[1-9]\d{0,5}$/.test(versie) ? versie : '' }
}
