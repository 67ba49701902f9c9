import { bookingMethodOf } from '../../dialogue/domain/booking-reply.ts'
import { bookingOf } from '../../dialogue/domain/booking-request.ts'
import { companyNameOf } from '../../dialogue/domain/company-name.ts'
import { isComplaint } from '../../dialogue/domain/complaint.ts'
import type { DialogueState, TypedDetails } from '../../dialogue/domain/dialogue.ts'
import { reachableDetails } from '../../dialogue/domain/typed-details.ts'
import type { StoredTurn } from '../../store/turn-store.ts'

/** Returns the dialogue state of a stored conversation. `typed` are the details in the visitor's present message. */
export function stateOf(
  started: {
    history: readonly StoredTurn[]
    branding_data: Record<string, unknown> | null
    config_data?: Record<string, unknown> | null
  },
  typed: TypedDetails | null,
  detect: (text: string) => TypedDetails | null,
): DialogueState & { detailsMessage: string | null } {
  const last = started.history.findLast(({ role }) => role === 'assistant') ?? null
  const asked = started.history.findLast(({ role }) => role === 'user')?.content ?? null
  const isWaiting = reachableDetails(typed) === null && last?.asks === 'share_details'
  return {
    company: companyNameOf(started.branding_data),
    bookingMethod: bookingMethodOf(started.config_data ?? null),
    stage: last?.asks ?? 'nothing_asked',
    lastReply: last?.content ?? null,
    details: isWaiting && asked ? detect(asked) : typed,
    detailsMessage: isWaiting ? asked : null,
  }
}

/** Returns the last unanswered question, complaint or booking request, which a contact form is about; empty when there is none. */
export function unansweredQuestion(history: readonly StoredTurn[]): string {
  const at = history.findLastIndex(
    ({ outcome, asks }, index) => outcome === 'refused' || (asks === 'contact' && isConcern(history[index - 1])),
  )
  return at > 0 ? (history[at - 1]?.content ?? '') : ''
}

function isConcern(turn: StoredTurn | undefined): boolean {
  return turn?.role === 'user' && (isComplaint(turn.content) || bookingOf(turn.content) !== null)
}
