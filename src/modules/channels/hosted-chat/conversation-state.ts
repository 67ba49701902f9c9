import type { DialogueState, StoredTurn, TypedDetails } from '#modules/runtime/public.ts'
import { brandingOf } from '../domain/branding.ts'

/** Where a stored conversation stands, for the rules of the dialogue. `typed` are the details in the visitor's present message. */
export function stateOf(
  begun: { history: readonly StoredTurn[]; title: string; branding_data: Record<string, unknown> | null },
  typed: TypedDetails | null,
  detect: (text: string) => TypedDetails | null,
): DialogueState & { detailsMessage: string | null } {
  const last = begun.history.findLast(({ role }) => role === 'assistant') ?? null
  const asked = begun.history.findLast(({ role }) => role === 'user')?.content ?? null
  const isWaiting = !isReachable(typed) && last?.asks === 'share_details'
  return {
    company: brandingOf(begun.branding_data ?? {}, begun.title).companyName,
    stage: last?.asks ?? 'nothing_asked',
    lastReply: last?.content ?? null,
    details: isWaiting && asked ? detect(asked) : typed,
    detailsMessage: isWaiting ? asked : null,
  }
}

/** Whether somebody can be reached with these details: a name alone is no contact. */
export function isReachable(details: TypedDetails | null): details is TypedDetails {
  return Boolean(details?.email || details?.phone)
}

/** The last question that had no answer, which a contact form is about; empty when there is none. */
export function unansweredQuestion(history: readonly StoredTurn[]): string {
  const at = history.findLastIndex(({ outcome }) => outcome === 'refused')
  return at > 0 ? (history[at - 1]?.content ?? '') : ''
}
