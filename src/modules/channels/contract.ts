import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { phoneField } from '#platform/http/text-fields.ts'

export type { ListedChannel } from './domain/channel-registry.ts'

const uuid = z.uuid('Dit is geen geldig id')
const token = z
  .string()
  .check(z.minLength(16, 'Deze chat bestaat niet (meer).'), z.maxLength(200, 'Deze chat bestaat niet (meer).'))

/** Serves the loader that a customer puts on its own site (CONN-03). */
export const widgetLoader = operation({
  id: 'widgetLoader',
  summary: 'Widgetscript',
  method: 'GET',
  path: '/functions/v1/widget',
  access: 'anyone',
  query: z.looseObject({ bot: z.optional(z.string()), token: z.optional(z.string()) }),
  output: z.unknown(),
  answers: 'page',
})

/** The loader's settings for one configuration, known before the first click; none of them is secret. */
export interface OpenerSettings {
  /** The CSS rule with the colours, corner and colour scheme of the elements on the host page. */
  readonly rule: string
  readonly label: string
  /** Suffixes of the origins of allowed pages; empty means every page. */
  readonly sites: readonly string[]
}

/** Serves the hosted chat page, also the inside of the widget (CONN-03). */
export const chatPage = operation({
  id: 'chatPage',
  summary: 'Chatpagina',
  method: 'GET',
  path: '/functions/v1/hosted-chat',
  access: 'anyone',
  query: z.looseObject({ bot: z.optional(z.string()), token: z.optional(z.string()) }),
  output: z.unknown(),
  answers: 'page',
})

/** Exchanges bot and token for a short chat session and the data that the page shows (AMB-131). */
export const openChat = operation({
  id: 'openChat',
  summary: 'Chat openen',
  method: 'POST',
  path: '/functions/v1/hosted-chat/session',
  access: 'anyone',
  body: z.object({
    bot: z.uuid('Deze chat bestaat niet (meer).'),
    token,
    embed: z.optional(z.boolean()),
    // The expired session, so that its conversation continues.
    previous: z.optional(z.string().check(z.maxLength(1000, 'Deze chat bestaat niet (meer).'))),
    // The key that the host page stores for a chat page without storage; any text that is no resume key starts a new conversation.
    resume: z.optional(z.string().check(z.maxLength(1000, 'Deze chat bestaat niet (meer).'))),
  }),
  output: z.object({
    session_token: z.string(),
    expires_at: z.string(),
    company_name: z.string(),
    primary_color: z.string(),
    welcome_message: z.string(),
    bot: z.object({ id: z.string(), title: z.string(), category: z.string() }),
    quick_questions: z.array(z.string()),
    limit_reached: z.boolean(),
    /** True when an administrator paused the bot; `limit_reached` is then true as well, and the page says why. */
    paused: z.boolean(),
    contact_form: z.boolean(),
    /** A line under the welcome that no language model is connected; empty when one is or none is needed. */
    note: z.string(),
    /** Resumes this conversation where the browser gives the page no storage; only the chat page of this visitor can use it. */
    resume_key: z.string(),
    /** The lines of the conversation that `resume` named; empty without one. */
    lines: z.array(
      z.object({
        by: z.enum(['you', 'bot']),
        text: z.string(),
        sources: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ),
  }),
  errors: ['chat_not_found'],
})

/** Sends a visitor's question; answers with the events of a chat stream. */
export const sendChatMessage = operation({
  id: 'sendChatMessage',
  summary: 'Vraag in de chat',
  method: 'POST',
  path: '/functions/v1/hosted-chat/messages',
  access: 'chat-session',
  body: z.object({
    message: z.string().check(z.trim(), z.minLength(1, 'Stel een vraag'), z.maxLength(1000, 'Deze vraag is te lang')),
    conversation_id: z.optional(uuid),
    client_message_id: uuid,
  }),
  output: z.unknown(),
  answers: 'stream',
  errors: ['too_many_requests', 'conversation_not_found', 'still_answering'],
})

const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, 'Dit is te lang')))

/** Stores contact details; they become a lead of the configuration's owner (LEAD-01). */
export const leaveContact = operation({
  id: 'leaveContact',
  summary: 'Gegevens achterlaten',
  method: 'POST',
  path: '/functions/v1/hosted-chat/contact',
  access: 'chat-session',
  body: z
    .object({
      conversation_id: z.optional(uuid),
      name: optionalText(120),
      email: z.optional(z.string().check(z.trim(), z.maxLength(254), z.email('Ongeldig e-mailadres'))),
      phone: z.optional(phoneField),
      company: optionalText(120),
      message: optionalText(2000),
      consent: z.literal(true, 'Vink aan dat we contact mogen opnemen'),
      idempotency_key: z.string().check(z.minLength(8), z.maxLength(100)),
    })
    .check(z.refine((form) => Boolean(form.email) || Boolean(form.phone), 'Vul een e-mailadres of telefoonnummer in')),
  output: z.object({ ok: z.literal(true) }),
  errors: ['too_many_requests', 'leads_full'],
})
