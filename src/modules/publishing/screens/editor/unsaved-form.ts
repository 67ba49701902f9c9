import * as z from 'zod/mini'
import { type BotForm, botFormSchema } from '../../contract.ts'
import { UNSAVED_FORM_PREFIX } from './unsaved-form-prefix.ts'

/** What was typed and is not at the server yet, as this browser keeps it. */
export interface UnsavedForm {
  readonly form: BotForm
  /** The saved draft that it was typed over; 0 when there was none. */
  readonly revision: number
  readonly at: string
  /** Of a bot that has no number yet: the one that its editor chose, so that a reload goes on with the same bot. */
  readonly newBotId?: string | undefined
}

/** Which draft of whom is kept; `botId` null is the bot that has no number yet. */
export interface UnsavedFormName {
  readonly userId: string
  readonly botId: string | null
}

const unsavedFormSchema = z.object({
  form: botFormSchema,
  revision: z.number(),
  at: z.string(),
  newBotId: z.optional(z.string()),
})

const TAB = 'syvo-bot-draft-tab'
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000
/** Another tab that is being typed in saves within this time; what is older was left behind. */
const ORPHANED_AFTER_MS = 20_000

/** What this tab kept of a draft; null when all of it was saved, and without storage. */
export function readUnsavedForm(name: UnsavedFormName): UnsavedForm | null {
  return attempt(() => read(keyOf(name)), null)
}

/** Keeps what was typed in this tab until it is saved; null keeps nothing any more. */
export function saveUnsavedForm(name: UnsavedFormName, unsaved: UnsavedForm | null): void {
  attempt(() => {
    if (unsaved === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(unsaved))
  }, undefined)
}

/** What other tabs left behind of a draft, such as one that was closed while the server was away; the newest. */
export function readOrphanedForm(name: UnsavedFormName, nowMs: number): (UnsavedForm & { key: string }) | null {
  return attempt(() => {
    const own = keyOf(name)
    const found = keysOf(groupOf(name)).flatMap((key) => {
      const unsaved = read(key)
      const ageMs = unsaved ? nowMs - Date.parse(unsaved.at) : Number.POSITIVE_INFINITY
      if (!unsaved || ageMs > RETENTION_DAYS * DAY_MS) localStorage.removeItem(key)
      return unsaved && key !== own && ageMs > ORPHANED_AFTER_MS && ageMs <= RETENTION_DAYS * DAY_MS
        ? [{ ...unsaved, key }]
        : []
    })
    return found.sort((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null
  }, null)
}

/** Throws away what another tab left behind. */
export function discardOrphanedForm(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

function read(key: string): UnsavedForm | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  const unsaved = unsavedFormSchema.safeParse(JSON.parse(text))
  return unsaved.success ? unsaved.data : null
}

function keysOf(group: string): string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((key) =>
    key.startsWith(group),
  )
}

const groupOf = ({ userId, botId }: UnsavedFormName) => `${UNSAVED_FORM_PREFIX}${userId}:${botId ?? 'new'}:`
const keyOf = (name: UnsavedFormName) => groupOf(name) + tabName()

/** A name for this tab that a reload keeps, so that two tabs do not write over each other. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(TAB, made)
  return made
}

/** Without storage, or with a full one, the editor works; only what is not saved yet is then lost with the tab. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
