import { asService } from '#platform/database/as-service.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRateLimit, maskSubject, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { PreviousTurn } from '../../contract/execution.ts'
import { bookingMethodOf } from '../../dialogue/domain/booking-reply.ts'
import { companyNameOf } from '../../dialogue/domain/company-name.ts'
import { decideReply, isCryForHelp, stagesWithoutExecution } from '../../dialogue/domain/decide-reply.ts'
import { type PreviewMessage, readDialoguePreview } from '../../dialogue/domain/dialogue-preview.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import { finishExecution, type StartedSample, startSampleExecution } from '../../store/execution-store.ts'
import { findSampleCompany, returnFreeMessage } from '../../store/sample-company-store.ts'
import { toExecutionResult } from './to-execution-result.ts'
import { type AnswerEnd, isFree, type Turn } from './turn.ts'

const MESSAGES_PER_VISITOR = 3
/** Trial questions that one bot answers in a day, those of the product's own test included. */
export const MESSAGES_PER_BOT_A_DAY = 500
/** An office shares one address, so this is wider than a visitor's own three. */
const PER_ADDRESS: RateLimitRule = { name: 'sample-address', windowSeconds: 86_400, max: 60 }
/** Greetings and thanks are not counted as messages, so they have a limit of their own. */
const POLITENESS: RateLimitRule = { name: 'sample-politeness', windowSeconds: 600, max: 120 }

/** A message to a bot's sample company, from a visitor without an account. */
export interface TrialMessage {
  readonly botId: string
  readonly visitor: string
  readonly message: string
  readonly previous: PreviousTurn | null
  readonly clientAddress: string
}

/** The reasons to turn a trial message away. */
export type TrialRefusal = 'bot_not_found' | 'too_many' | 'address_limit' | Exclude<StartedSample['outcome'], 'running'>

/**
 * Makes a turn of the trial chat (AMB-058). The dialogue costs none of the free messages and an unanswered question gives its message back. None of
 * the visitor's details are stored, nor is the conversation: the page sends the turn before.
 */
export function trialTurn(deps: RuntimeDeps, message: TrialMessage, signal: AbortSignal): Turn<TrialRefusal> {
  const read = readDialoguePreview(message.message, message.previous, deps.detectContact)
  const isDialogue = stagesWithoutExecution(read.utterance).includes(read.state.stage)
  return { signal, admit: () => (isDialogue ? admitDialogue : admitQuestion)(deps, message, read) }
}

async function admitDialogue(
  deps: RuntimeDeps,
  { botId, clientAddress }: TrialMessage,
  { utterance, state }: PreviewMessage,
): ReturnType<Turn<TrialRefusal>['admit']> {
  // Neither a limit nor a pause stands in the way of a cry for help.
  const isUrgent = isCryForHelp(utterance)
  if (!isUrgent && !(await consumeAddressLimit(deps, POLITENESS, clientAddress)))
    return { is: 'refused', reason: 'too_many' }
  const sample = await findSampleCompany(deps.db, botId)
  if (!sample) return { is: 'refused', reason: 'bot_not_found' }
  if (!isUrgent && sample.outcome !== 'open') return { is: 'refused', reason: sample.outcome }
  const company = companyNameOf(sample.branding_data)
  const id = newId<'message'>(deps.clock.now().getTime())
  return { is: 'dialogue', id, configId: null, reply: async () => decideReply(utterance, { ...state, company }) }
}

async function admitQuestion(
  deps: RuntimeDeps,
  { botId, visitor, message, clientAddress }: TrialMessage,
  { state, withoutDetails }: PreviewMessage,
): ReturnType<Turn<TrialRefusal>['admit']> {
  if (!(await consumeAddressLimit(deps, PER_ADDRESS, clientAddress))) return { is: 'refused', reason: 'address_limit' }
  const now = deps.clock.now()
  const id = newId<'execution'>(now.getTime())
  const maskedVisitor = maskSubject(deps.maskKey, visitor)
  const started = await startSampleExecution(deps.db, {
    id,
    botId,
    visitor: maskedVisitor,
    visitorMax: MESSAGES_PER_VISITOR,
    botDailyMax: MESSAGES_PER_BOT_A_DAY,
    input: { message: withoutDetails },
    now,
  })
  if (!started) return { is: 'refused', reason: 'bot_not_found' }
  if (started.outcome !== 'running') return { is: 'refused', reason: started.outcome }
  const { config_id: configId, branding_data: branding, config_data: config } = started
  const dialogueState = { ...state, company: companyNameOf(branding), bookingMethod: bookingMethodOf(config) }
  const store = async (end: AnswerEnd) => {
    await finishExecution(deps.db, { role: 'service' }, toExecutionResult(id, end.result, end.durationMs))
    if (isFree(end)) await returnFreeMessage(deps.db, { botId, visitor: maskedVisitor, executionStartedAt: now })
  }
  return {
    is: 'question',
    execution: {
      id,
      botId,
      configId,
      started,
      question: withoutDetails,
      found: null,
      history: [],
      isConversation: true,
    },
    dialogue: { message, state: dialogueState },
    messagesLeft: MESSAGES_PER_VISITOR - (started.visitor_used ?? MESSAGES_PER_VISITOR),
    store,
  }
}

function consumeAddressLimit(deps: RuntimeDeps, rule: RateLimitRule, clientAddress: string): Promise<boolean> {
  const address = maskSubject(deps.maskKey, clientAddress)
  return asService(deps.db, (tx) => consumeRateLimit(tx, rule, address, deps.clock.now()))
}
