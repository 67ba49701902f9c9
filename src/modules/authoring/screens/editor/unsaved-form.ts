import * as z from 'zod/mini'
import { type BotForm, botFormSchema } from '../../contract.ts'
import { UNSAVED_FORM_PREFIX } from './unsaved-form-prefix.ts'

/** A form that the server does not have yet, as this browser stores it. */
export interface UnsavedForm {
  readonly form: BotForm
  /** The revision of the saved draft that it was typed over; 0 when there was none. */
  readonly revision: number
  readonly at: string
  /** The id that the editor chose for a bot that is not saved yet, so that a reload continues with the same bot. */
  readonly newBotId?: string | undefined
}

/** The account and draft of a stored form; `botId` null is the bot that has no id yet. */
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
/** A tab in use saves within this time; an older entry was left behind. */
const ORPHANED_AFTER_MS = 20_000

/** Reads the unsaved form of this tab; null when everything was saved, and without storage. */
export function readUnsavedForm(name: UnsavedFormName): UnsavedForm | null {
  return attempt(() => read(keyOf(name)), null)
}

/** Stores the form of this tab until it is saved; null removes it. */
export function saveUnsavedForm(name: UnsavedFormName, unsaved: UnsavedForm | null): void {
  attempt(() => {
    if (unsaved === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(unsaved))
  }, undefined)
}

/** Reads the newest form that other tabs left behind of a draft, such as one that was closed while the server was unreachable. */
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

/** Deletes a form that another tab left behind. */
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

/** Returns a name for this tab that a reload keeps, so that two tabs do not overwrite each other. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(TAB, made)
  return made
}

/** Runs an act on the storage. Without storage, or with a full one, the editor works; only unsaved text is then lost with the tab. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
