import { findLeadsOfConversations } from '#modules/leads/public.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Conversation, ConversationMessage } from '../contract/conversations.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import {
  type ConversationFilters,
  type ConversationRow,
  findConversation,
  findConversationPage,
  findMessages,
  type MessageRow,
} from '../store/conversation-store.ts'

/** Returns one page of the caller's conversations, each with the lead that came of it. */
export function listConversations(
  deps: ConversationDeps,
  page: ConversationFilters & { userId: string; limit: number; after?: string | undefined },
): Promise<Outcome<{ conversations: Conversation[]; next_after: string | null }>> {
  return deps.db.as({ role: 'member', userId: page.userId }, async (tx) => {
    const { rows, nextAfter } = await findConversationPage(tx, page)
    const leads = await findLeadsOfConversations(
      tx,
      rows.map((row) => row.id),
    )
    return ok({ conversations: rows.map((row) => conversationOf(row, leads.get(row.id))), next_after: nextAfter })
  })
}

/** Returns one of the caller's conversations with its turns. */
export function readConversation(
  deps: ConversationDeps,
  input: { userId: string; id: string },
): Promise<Outcome<{ conversation: Conversation; messages: ConversationMessage[] }>> {
  return deps.db.as({ role: 'member', userId: input.userId }, async (tx) => {
    const row = await findConversation(tx, input.userId, input.id)
    if (!row) return fail({ ...failures.notFound, message: 'Dit gesprek bestaat niet.' })
    const [messages, leads] = await Promise.all([findMessages(tx, row.id), findLeadsOfConversations(tx, [row.id])])
    return ok({ conversation: conversationOf(row, leads.get(row.id)), messages: messages.map(messageOf) })
  })
}

function conversationOf(row: ConversationRow, lead: Conversation['lead'] | undefined): Conversation {
  return {
    ...row,
    started_at: row.started_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    lead: lead ?? null,
  }
}

function messageOf(row: MessageRow): ConversationMessage {
  const sources = Array.isArray(row.sources) ? row.sources.flatMap(sourceOf) : []
  return { ...row, sources, created_at: row.created_at.toISOString() }
}

/** Returns a stored source as a list of none or one; the owner's own text has no address. */
function sourceOf(value: unknown): { title: string; url: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const url = 'url' in value && typeof value.url === 'string' ? value.url : ''
  const title = 'title' in value && typeof value.title === 'string' && value.title !== '' ? value.title : url
  return title === '' ? [] : [{ title, url }]
}
