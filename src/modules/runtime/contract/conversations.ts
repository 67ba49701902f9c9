import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, limitField, pageKeyField } from '#platform/http/query-fields.ts'

const conversationLead = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  score: z.enum(['hot', 'warm', 'cold']),
})

export const conversationSchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  bot_title: z.nullable(z.string()),
  channel: z.string(),
  first_question: z.nullable(z.string()),
  message_count: z.number(),
  refused_count: z.number(),
  started_at: z.string(),
  last_message_at: z.string(),
  /** True for example data of the demo. */
  is_example: z.boolean(),
  /** The outcome: the last question was answered or refused, the visitor asked for a person, or details became a lead; null before that. */
  outcome: z.nullable(z.enum(['answered', 'refused', 'handed_over', 'lead'])),
  lead: z.nullable(conversationLead),
})

/** One conversation of a visitor with the owner's bot, and the lead that came of it; instants are ISO texts in UTC. */
export type Conversation = z.output<typeof conversationSchema>

export const conversationMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  outcome: z.nullable(z.string()),
  created_at: z.string(),
})

/** One turn of a conversation; `outcome` says how an answer ended: `answered`, `stopped` (the visitor left halfway), `refused` or `failed`. */
export type ConversationMessage = z.output<typeof conversationMessageSchema>

/** Lists the owner's conversations, latest first; `next_after` requests the following page and is null on the last. */
export const listConversations = operation({
  id: 'listConversations',
  summary: 'Gesprekken van de eigen bots',
  method: 'GET',
  path: '/functions/v1/conversations',
  access: 'signed-in',
  query: z.strictObject({
    bot_id: z.optional(idField()),
    channel: z.optional(z.enum(['widget', 'hosted', 'api'])),
    refused: z.optional(z.enum(['true', 'false'])),
    limit: z._default(limitField(100), 50),
    after: z.optional(pageKeyField),
  }),
  output: z.object({ conversations: z.array(conversationSchema), next_after: z.nullable(z.string()) }),
})

/** Returns one conversation with its turns in order, their sources and outcomes, and the lead. */
export const readConversation = operation({
  id: 'readConversation',
  summary: 'Gesprek lezen',
  method: 'GET',
  path: '/functions/v1/conversations/:id',
  access: 'signed-in',
  params: z.object({ id: idField() }),
  output: z.object({ conversation: conversationSchema, messages: z.array(conversationMessageSchema) }),
  errors: ['not_found'],
})

/** Deletes a conversation with all its messages; a lead that came of it stays. */
export const removeConversation = operation({
  id: 'removeConversation',
  summary: 'Gesprek verwijderen',
  method: 'DELETE',
  path: '/functions/v1/conversations/:id',
  access: 'signed-in',
  params: z.object({ id: idField() }),
  output: z.object({ id: z.string() }),
  errors: ['not_found'],
})
