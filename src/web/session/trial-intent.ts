const STORAGE_KEY = 'syvo.trial-intent'
/** As long as a confirmation mail may stay unread. */
const LIFETIME_MS = 86_400_000

/**
 * Stores on this device that its user pressed 'Probeer 30 dagen gratis' before signing up (AMB-195). The trial starts from this record and never from
 * an address, so a link that somebody sends starts nothing.
 */
export function storeTrialIntent(storage: Storage, botId: string, nowMs: number): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ botId, nowMs }))
  } catch (error) {
    console.error('the wish to try a bot could not be stored', error)
  }
}

/** Tells whether this device pressed to try the bot in the last day, and removes the record. Another bot's record stays. */
export function consumeTrialIntent(storage: Storage, botId: string, nowMs: number): boolean {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('botId' in stored) || !('nowMs' in stored)) return false
    if (stored.botId !== botId) return false
    storage.removeItem(STORAGE_KEY)
    return typeof stored.nowMs === 'number' && nowMs - stored.nowMs < LIFETIME_MS && nowMs >= stored.nowMs
  } catch {
    return false
  }
}

/** Deletes the record, for the next user of this computer. */
export function clearTrialIntent(storage: Storage): void {
  storage.removeItem(STORAGE_KEY)
}
