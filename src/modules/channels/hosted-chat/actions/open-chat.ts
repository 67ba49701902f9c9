import { answerText, companyNameOf } from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { brandingOf } from '../../domain/branding.ts'
import { type ChatLine, findChatConfig, findLines } from '../../store/chat-store.ts'
import { CHAT_SESSION_MS, signChatSession, visitorToRenew } from '../chat-session.ts'
import { conversationOf, visitorKeyOf } from '../chat-visitor.ts'
import { signResumeKey, visitorToResume } from '../resume-key.ts'

/** Exchanges bot and token for a chat session. The answer to an unknown token says only that (AMB-131). */
export async function openChat(
  deps: ChannelDeps,
  input: {
    botId: string
    token: string
    embed: boolean
    previous: string | undefined
    resume: string | undefined
    clientAddress: string
  },
): Promise<Outcome<OpenedChat>> {
  const now = deps.clock.now()
  const config = await asService(deps.db, (tx) => findChatConfig(tx, input.botId, input.token, now))
  if (!config?.config_valid)
    return fail({ status: 404, code: 'chat_not_found', message: 'Deze chat bestaat niet (meer).' })
  const key = deps.chatKey
  const seenBy = { configId: config.id, clientAddress: input.clientAddress }
  const resumed = visitorToResume(key, input.resume ?? '', seenBy, now)
  const visitor = visitorToRenew(key, input.previous ?? '', config.id, now) ?? resumed ?? newId(now.getTime())
  const expiresAtMs = now.getTime() + CHAT_SESSION_MS
  const channel = input.embed ? 'widget' : 'hosted'
  const session = {
    configId: config.id,
    botId: config.bot_id,
    visitor,
    channel,
    expiresAtMs,
  } as const
  const branding = brandingOf(config.branding_data, config.title)
  // The visitor does not learn why the bot is unavailable, and sees the contact form in either case.
  const isUnavailable = config.paused || config.model_missing
  return ok({
    session_token: signChatSession(key, session),
    expires_at: new Date(expiresAtMs).toISOString(),
    company_name: branding.companyName,
    primary_color: branding.primaryColor,
    welcome_message: branding.welcomeMessage,
    bot: { id: config.bot_id, title: config.title, category: config.category },
    quick_questions: config.is_sample ? config.sample_questions.slice(0, 3) : [],
    limit_reached: config.limit_reached || isUnavailable,
    paused: isUnavailable,
    contact_form: true,
    note: deps.model === null && !config.has_endpoint ? answerText.fromPages(companyNameOf(config.branding_data)) : '',
    resume_key: signResumeKey(key, { ...seenBy, visitor }, now),
    lines: visitor === resumed ? await linesOf(deps, config.id, visitor) : [],
  })
}

/** Returns the conversation that a visitor resumes, for the page to show it again. */
function linesOf(deps: ChannelDeps, configId: string, visitor: string): Promise<ChatLine[]> {
  const own = conversationOf(deps.maskKey, { configId, visitor })
  const visitorKey = visitorKeyOf(deps.maskKey, { configId, visitor })
  return asService(deps.db, (tx) => findLines(tx, own, visitorKey), configId)
}

/** The data that the chat page shows first. */
export interface OpenedChat {
  session_token: string
  expires_at: string
  company_name: string
  primary_color: string
  welcome_message: string
  bot: { id: string; title: string; category: string }
  quick_questions: string[]
  limit_reached: boolean
  paused: boolean
  contact_form: boolean
  note: string
  resume_key: string
  lines: ChatLine[]
}
