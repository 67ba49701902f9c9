/** The number of free messages of a visitor with one bot (AMB-058). */
export const FREE_MESSAGES = 3

const KEY = 'syvo.trial-chat'

interface StoredVisitor {
  readonly visitor: string
  readonly left: Readonly<Record<string, number>>
}

/** Returns how many free messages are left with a bot as far as this tab knows; reading stores nothing. */
export function storedMessagesLeft(botId: string): number {
  return readVisitor()?.left[botId] ?? FREE_MESSAGES
}

/** Returns the visitor's random id; it is created and stored for this tab with the first message, not earlier. */
export function visitorForMessage(): string {
  const stored = readVisitor()
  if (stored) return stored.visitor
  const visitor = crypto.randomUUID()
  writeVisitor({ visitor, left: {} })
  return visitor
}

/** Stores for this tab how many messages are left with a bot. */
export function storeMessagesLeft(botId: string, left: number): void {
  const stored = readVisitor()
  if (stored) writeVisitor({ ...stored, left: { ...stored.left, [botId]: left } })
}

function readVisitor(): StoredVisitor | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('visitor' in stored) || typeof stored.visitor !== 'string')
      return null
    const left =
      'left' in stored && typeof stored.left === 'object' && stored.left !== null ? Object.entries(stored.left) : []
    const counts = left.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    return { visitor: stored.visitor, left: Object.fromEntries(counts) }
  } catch {
    return null
  }
}

function writeVisitor(visitor: StoredVisitor): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visitor))
  } catch {
    // Without storage the chat works; the server counts in any case.
  }
}
