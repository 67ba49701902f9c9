import { type AdmittedTurn, decideReply, finishTurn, type Utterance } from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Caller } from '#platform/http/caller.ts'
import { newId } from '#platform/ids/id.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { dialogueEvent } from '../closing-events.ts'
import { stateOf, unansweredQuestion } from '../conversation-state.ts'
import { answerId, type Send, type VisitorMessage } from '../visitor-message.ts'

/**
 * Answers a turn of the dialogue and keeps it. Details that the visitor lets us pass on become a lead in the same transaction, with the time of
 * their consent (LEAD-01); nothing becomes a lead unasked.
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
  const reply = decideReply(utterance, state)
  const turn = {
    ...asked,
    userId: started.user_id,
    question: { id: newId(asked.askedAt.getTime()), text: asked.message, at: asked.askedAt },
    answer: {
      id: answerId(asked.askedAt, now),
      text: reply.text,
      at: now,
      outcome: 'dialogue',
      sources: [],
      asks: reply.asks,
    },
  }
  const saveLead = async (tx: Parameters<ChannelDeps['captureLead']>[0]) => {
    await finishTurn(tx, { id: asked.executionId, status: null }, turn)
    if (!reply.sharesDetails || !state.details) return
    await deps.captureLead(tx, {
      configId,
      ownerId: started.user_id,
      botId,
      conversationId: asked.conversationId,
      idempotencyKey: null,
      fields: { ...state.details, message: state.detailsMessage ?? asked.message },
      source: caller.channel,
      consentAt: now,
      now,
    })
  }
  await asService(deps.db, 'a visitor acts within one configuration', saveLead, configId)
  send({ event: 'delta', data: { text: reply.text } })
  send(dialogueEvent(reply, unansweredQuestion(started.history)))
}
