type Values = Readonly<Record<string, string>>

/** Unsaved typed text, and for each of these fields the stored text when typing started. */
export interface Draft {
  readonly typed: Values
  readonly base: Values
}

const PREFIX = 'syvo-configuration-draft:'
const NOTHING: Draft = { typed: {}, base: {} }

/** Returns this tab's unsaved text for a configuration; empty without it or without storage. */
export function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('typed' in stored) || !('base' in stored)) return NOTHING
    return { typed: textsOf(stored.typed), base: textsOf(stored.base) }
  } catch {
    return NOTHING
  }
}

/** Stores unsaved text for as long as this tab lives; removes the entry when there is none. */
export function saveDraft(name: string, { typed, base }: Draft): void {
  try {
    const names = Object.keys(typed)
    if (names.length === 0) return sessionStorage.removeItem(PREFIX + name)
    const own = Object.fromEntries(names.map((field) => [field, base[field] ?? '']))
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ typed, base: own }))
  } catch {
    // Without storage the form works; only a reload then loses typed text.
  }
}

function textsOf(stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
