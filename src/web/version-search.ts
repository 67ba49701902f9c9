/** The part of a bot's address that names a version of it, for its vendor and administrators (AMB-105). */
export interface VersionSearch {
  versie?: string
}

/** Keeps a version number; what cannot be one is taken out of the address by name. */
export function cleanVersionSearch({ versie }: Record<string, unknown>): VersionSearch {
  if (versie === undefined) return {}
  return { versie: typeof versie === 'string' && /^[1-9]\d{0,5}$/.test(versie) ? versie : '' }
}
