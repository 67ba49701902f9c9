import { findLeadsOfConversations } from '#modules/leads/public.ts'
import {
  type AdmittedTurn,
  type DialogueReply,
  decideReply,
  finishTurn,
  replyNotStored,
  type TypedDetails,
  type Utterance,
} from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { newId } from '#platform/ids/id.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { dialogueEvent } from '../closing-events.ts'
import { stateOf, unansweredQuestion } from '../conversation-state.ts'
import { answerId, type Send, type VisitorMessage } from '../visitor-message.ts'

/**
 * Answers a turn of the dialogue and stores it. Details that the visitor agrees to pass on become a lead in the same transaction, with the time of
 * their consent (LEAD-01). Nothing becomes a lead unasked, and the reply says so when a lead does not fit and is not passed on.
 */
export async function answerDialogue(
  deps: ChannelDeps,
  caller: Extract<Caller, { kind: 'chat' }>,
  asked: VisitorMessage,
  { started, utterance }: { started: Extract<AdmittedTurn, { admission: 'dialogue' }>; utterance: Utterance },
  send: Send,
): Promise<void> {
  const { configId, botId } = caller
  const now = deps.clock.now()
  const state = stateOf(started, asked.typed, deps.detectContact)
  const { conversationId } = asked
  const passOn = (tx: Tx, details: TypedDetails): Promise<boolean> =>
    deps.captureLead(tx, {
      configId,
      ownerId: started.user_id,
      botId,
      conversationId,
      idempotencyKey: null,
      fields: { ...details, message: state.detailsMessage ?? asked.message },
      source: caller.channel,
      consentAt: now,
      now,
    })
  const replyAndSave = async (tx: Tx): Promise<DialogueReply> => {
    const isPassedOn = utterance.move === 'delivery' && (await findLeadsOfConversations(tx, [conversationId])).size > 0
    const decided = decideReply(utterance, { ...state, isPassedOn })
    const isLost = decided.sharesDetails && state.details !== null && !(await passOn(tx, state.details))
    const reply = isLost ? replyNotStored(state) : decided
    await finishTurn(tx, { id: asked.executionId, status: null }, turnOf(asked, started.user_id, reply, now))
    return reply
  }
  const reply = await asService(deps.db, 'a visitor acts within one configuration', replyAndSave, configId)
  send({ event: 'delta', data: { text: reply.text } })
  send(dialogueEvent(reply, unansweredQuestion(started.history)))
}

/** Returns the turn to store. */
function turnOf(
  asked: VisitorMessage,
  userId: string,
  { text, asks }: DialogueReply,
  now: Date,
): Parameters<typeof finishTurn>[2] {
  return {
    ...asked,
    userId,
    question: { id: newId(asked.askedAt.getTime()), text: asked.message, at: asked.askedAt },
    answer: { id: answerId(asked.askedAt, now), text, at: now, outcome: 'dialogue', sources: [], asks },
  }
}
