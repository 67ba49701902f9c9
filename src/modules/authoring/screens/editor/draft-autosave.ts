import { type BotForm, titleProblem } from '../../contract.ts'
import { isSameForm } from './form-changes.ts'
import type { DraftToSend, SaveAnswer, SavedDraft } from './save-draft.ts'
import type { UnsavedForm } from './unsaved-form.ts'

/** The state of saving: `waiting` for a pause in the typing; `failed` retries by itself, `refused` at the next change. */
export type Saving = 'still' | 'waiting' | 'busy' | 'failed' | 'refused'

/** The state of the draft in the editor. */
export interface DraftState {
  readonly form: BotForm
  /** Null until the first save created the bot. */
  readonly botId: string | null
  /** When the last save succeeded; null when there was none. */
  readonly savedAt: string | null
  /** Whether the server lacks something that was typed. */
  readonly isDirty: boolean
  readonly saving: Saving
  /** Why the server refused, for the user. */
  readonly refusal: string | null
  /** The draft that another tab saved meanwhile; the user must choose before anything is saved again. */
  readonly conflict: SavedDraft | null
}

/** The functions that the autosave gets from outside. */
export interface DraftAutosaveOptions {
  readonly start: SavedDraft & { readonly botId: string | null }
  /** Generates the id of a new bot, before the server knows it. */
  readonly newBotId: () => string
  readonly save: (draft: DraftToSend) => Promise<SaveAnswer>
  /** Stores the unsaved form in the browser; null removes it when all of it is saved. */
  readonly saveUnsavedForm: (botId: string | null, unsaved: UnsavedForm | null) => void
  /** Runs a function later; returns how to cancel it. */
  readonly later: (afterMs: number, run: () => void) => () => void
  readonly now: () => Date
}

/** The pause in the typing before a save. */
const SAVE_AFTER_MS = 800
const RETRY_FIRST_MS = 2000
const RETRY_MAX_MS = 30_000
/** The number of forms that are remembered after they were sent without an answer; one of them may have arrived. */
const UNANSWERED_MAX = 3

/**
 * The autosave of one editor's form: sends it to the server 800 ms after the last change once the title rule holds, one save at a time, with retries
 * when the server cannot be reached. Stores unsaved text in the browser from the first letter on, and never overwrites what another
 * tab saved (AMB-111).
 */
export class DraftAutosave {
  readonly #parts: DraftAutosaveOptions
  readonly #listeners = new Set<() => void>()
  readonly #madeListeners = new Set<(botId: string) => void>()
  #state: DraftState
  #revision: number
  /** The form as the server has it. */
  #saved: BotForm
  #newBotId: string
  #unanswered: readonly BotForm[] = []
  #retryMs = RETRY_FIRST_MS
  #callOff = () => {}
  /** Whether a draft is needed though nothing differs, as for a live bot without a draft. */
  #isAsked = false
  #queue: Promise<void> = Promise.resolve()

  constructor(parts: DraftAutosaveOptions) {
    const { botId, form, revision, savedAt } = parts.start
    this.#parts = parts
    this.#revision = revision
    this.#saved = form
    this.#newBotId = parts.newBotId()
    this.#state = { form, botId, savedAt, isDirty: false, saving: 'still', refusal: null, conflict: null }
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Calls the listener once, when the first save gave the bot its id. */
  readonly whenMade = (listener: (botId: string) => void): (() => void) => {
    this.#madeListeners.add(listener)
    return () => void this.#madeListeners.delete(listener)
  }

  readonly change = (part: Partial<BotForm>): void => {
    const form = { ...this.#state.form, ...part }
    const isDirty = !isSameForm(form, this.#saved)
    const saving = !isDirty ? 'still' : this.#state.saving === 'failed' ? 'failed' : 'waiting'
    this.#set({ form, isDirty, saving, refusal: null })
    this.#storeTyped()
    if (isDirty && this.#isFit() && !this.#state.conflict) this.#plan(SAVE_AFTER_MS)
  }

  /** Saves the form now, after any save under way; returns whether the server has all of it. */
  readonly flush = async (): Promise<boolean> => {
    this.#queue = this.#queue.then(() => this.#saveOnce())
    await this.#queue
    return !this.#state.isDirty
  }

  /** Saves like `flush` and makes sure that a draft exists; returns its revision, or null when not everything could be saved. */
  readonly ensureSaved = async (): Promise<{ botId: string; revision: number } | null> => {
    this.#isAsked = true
    const isSaved = await this.flush()
    const { botId } = this.#state
    return isSaved && botId !== null && this.#revision > 0 ? { botId, revision: this.#revision } : null
  }

  /** Ends a conflict: `mine` is saved over the other draft, `theirs` replaces what was typed here. */
  readonly resolveConflict = (choice: 'mine' | 'theirs'): void => {
    const other = this.#state.conflict
    if (!other) return
    this.#revision = other.revision
    this.#saved = other.form
    const form = choice === 'mine' ? this.#state.form : other.form
    const isDirty = !isSameForm(form, this.#saved)
    this.#set({ form, conflict: null, savedAt: other.savedAt, isDirty, saving: isDirty ? 'waiting' : 'still' })
    this.#storeTyped()
    void this.flush()
  }

  /** Reports another tab's draft that was found elsewhere, such as when submitting. */
  readonly meet = (draft: SavedDraft): void => this.#set({ conflict: draft })

  /** Shows what another tab saved when nothing was typed here meanwhile; returns whether it did. */
  readonly adopt = (draft: SavedDraft): boolean => {
    const { isDirty, saving, conflict } = this.#state
    // An answer that was requested before the newest save describes an older draft.
    if (isDirty || saving === 'busy' || conflict || draft.revision <= this.#revision) return false
    const isOther = !isSameForm(draft.form, this.#saved)
    this.#revision = draft.revision
    this.#saved = draft.form
    this.#set({ form: draft.form, savedAt: draft.savedAt })
    return isOther
  }

  /**
   * Restores the form stored in the browser. When it was typed over a draft that is no longer the newest, it is a conflict and the vendor chooses.
   */
  readonly restore = (unsaved: UnsavedForm): void => {
    if (unsaved.newBotId !== undefined) this.#newBotId = unsaved.newBotId
    if (unsaved.revision === this.#revision || isSameForm(unsaved.form, this.#saved)) return this.change(unsaved.form)
    const conflict = { form: this.#saved, revision: this.#revision, savedAt: this.#state.savedAt }
    this.#set({ form: unsaved.form, isDirty: true, saving: 'waiting', conflict })
    this.#storeTyped()
  }

  async #saveOnce(): Promise<void> {
    this.#callOff()
    const isWanted = this.#state.isDirty || (this.#isAsked && this.#revision === 0)
    this.#isAsked = false
    if (!isWanted || !this.#isFit() || this.#state.conflict) return
    const { form, botId } = this.#state
    this.#set({ saving: 'busy' })
    const newBotId = this.#newBotId
    const answer = await this.#parts.save({ botId, newBotId, revision: this.#revision, form })
    if (answer.outcome === 'saved') return this.#take(answer.botId, answer.draft, form)
    if (answer.outcome === 'refused') return this.#set({ saving: 'refused', refusal: answer.message })
    if (answer.outcome === 'away') {
      this.#unanswered = [form, ...this.#unanswered].slice(0, UNANSWERED_MAX)
      return this.#tryLater()
    }
    if (this.#isOwnSave(answer.draft, form)) {
      this.#take(botId ?? newBotId, answer.draft, answer.draft.form)
      return this.#state.isDirty ? this.#saveOnce() : undefined
    }
    this.#set({ saving: 'waiting', conflict: answer.draft })
  }

  /**
   * Returns whether the server's draft is a save of this editor whose answer was lost; the first draft of a new bot always is, since no other tab
   * knows its id.
   */
  #isOwnSave(draft: SavedDraft, sent: BotForm): boolean {
    if (this.#state.botId === null && draft.revision === 1) return true
    return [sent, ...this.#unanswered].some((form) => isSameForm(draft.form, form))
  }

  /** Takes over what the server has now; text typed after `sent` stays. */
  #take(botId: string, draft: SavedDraft, sent: BotForm): void {
    const isNew = this.#state.botId === null
    if (isNew) this.#parts.saveUnsavedForm(null, null)
    this.#revision = draft.revision
    this.#saved = sent
    this.#unanswered = []
    this.#retryMs = RETRY_FIRST_MS
    const isDirty = !isSameForm(this.#state.form, sent)
    this.#set({ botId, savedAt: draft.savedAt, isDirty, saving: isDirty ? 'waiting' : 'still', refusal: null })
    this.#storeTyped()
    if (isDirty) this.#plan(SAVE_AFTER_MS)
    if (isNew) for (const notify of this.#madeListeners) notify(botId)
  }

  #tryLater(): void {
    this.#set({ saving: 'failed' })
    this.#plan(this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MAX_MS)
  }

  #plan(afterMs: number): void {
    this.#callOff()
    this.#callOff = this.#parts.later(afterMs, () => void this.flush())
  }

  #storeTyped(): void {
    const { botId, form, isDirty } = this.#state
    const at = this.#parts.now().toISOString()
    const named = botId === null ? { newBotId: this.#newBotId } : {}
    this.#parts.saveUnsavedForm(botId, isDirty ? { form, revision: this.#revision, at, ...named } : null)
  }

  #isFit(): boolean {
    return titleProblem(this.#state.form) === null
  }

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part }
    for (const notify of this.#listeners) notify()
  }
}
