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

const keptSchema = z.object({
  form: botFormSchema,
  revision: z.number(),
  at: z.string(),
  newBotId: z.optional(z.string()),
})

const TAB = 'syvo-bot-draft-tab'
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** Another tab that is being typed in saves within this time; what is older was left behind. */
const LEFT_BEHIND_MS = 20_000

/** What this tab kept of a draft; null when all of it was saved, and without storage. */
export function readKept(name: UnsavedFormName): UnsavedForm | null {
  return attempt(() => read(keyOf(name)), null)
}

/** Keeps what was typed in this tab until it is saved; null keeps nothing any more. */
export function keep(name: UnsavedFormName, kept: UnsavedForm | null): void {
  attempt(() => {
    if (kept === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(kept))
  }, undefined)
}

/** What other tabs left behind of a draft, such as one that was closed while the server was away; the newest. */
export function readLeftBehind(name: UnsavedFormName, nowMs: number): (UnsavedForm & { key: string }) | null {
  return attempt(() => {
    const own = keyOf(name)
    const found = keysOf(groupOf(name)).flatMap((key) => {
      const kept = read(key)
      const ageMs = kept ? nowMs - Date.parse(kept.at) : Number.POSITIVE_INFINITY
      if (!kept || ageMs > KEPT_DAYS * DAY_MS) localStorage.removeItem(key)
      return kept && key !== own && ageMs > LEFT_BEHIND_MS && ageMs <= KEPT_DAYS * DAY_MS ? [{ ...kept, key }] : []
    })
    return found.sort((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null
  }, null)
}

/** Throws away what another tab left behind. */
export function dropLeftBehind(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

function read(key: string): UnsavedForm | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  const kept = keptSchema.safeParse(JSON.parse(text))
  return kept.success ? kept.data : null
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
