type Values = Readonly<Record<string, string>>

const PREFIX = 'syvo-configuration-draft:'

/** What was typed in this tab for a configuration and not saved yet; empty without it or without storage. */
export function readDraft(name: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Keeps what was typed for as long as this tab lives; nothing typed keeps nothing. */
export function keepDraft(name: string, values: Values): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {
    // Without storage the form works; only a reload then forgets what was typed.
  }
}
