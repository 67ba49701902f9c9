import * as z from 'zod/mini'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type BotForm, botFormSchema, saveBotDraft } from '../../contract.ts'

/** A draft as the server has it. */
export interface SavedDraft {
  readonly form: BotForm
  readonly revision: number
  readonly savedAt: string | null
}

/** A draft as an editor sends it; `newBotId` names the bot while it has no other id. */
export interface DraftToSend {
  readonly botId: string | null
  readonly newBotId: string
  readonly revision: number
  readonly form: BotForm
}

/** The result of a save: `away` may be retried unchanged, `refused` not, `conflict` holds the draft of another tab. */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly botId: string; readonly draft: SavedDraft }
  | { readonly outcome: 'conflict'; readonly draft: SavedDraft }
  | { readonly outcome: 'refused'; readonly message: string }
  | { readonly outcome: 'away' }

const conflictSchema = z.object({
  form: botFormSchema,
  revision: z.number(),
  saved_at: z.nullable(z.string()),
})

/** Saves a form over the draft that the editor holds. Never throws. */
export async function saveDraft(api: ApiClient, draft: DraftToSend): Promise<SaveAnswer> {
  const { botId, newBotId, revision, form } = draft
  try {
    const saved = await api.call(saveBotDraft, {
      body: { bot_id: botId, ...(botId === null ? { new_bot_id: newBotId } : {}), revision, form },
    })
    return {
      outcome: 'saved',
      botId: saved.bot_id,
      draft: { form, revision: saved.revision, savedAt: saved.saved_at },
    }
  } catch (error) {
    return answerOf(error)
  }
}

/** Returns the draft in a conflict with another tab; null for every other failure. */
export function conflictOf(error: unknown): SavedDraft | null {
  if (!(error instanceof ApiFailure) || error.code !== 'draft_conflict') return null
  const read = conflictSchema.safeParse(error.details)
  return read.success ? { form: read.data.form, revision: read.data.revision, savedAt: read.data.saved_at } : null
}

function answerOf(error: unknown): SaveAnswer {
  const conflict = conflictOf(error)
  if (conflict) return { outcome: 'conflict', draft: conflict }
  const isRefused =
    error instanceof ApiFailure && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  return isRefused ? { outcome: 'refused', message: error.message } : { outcome: 'away' }
}
