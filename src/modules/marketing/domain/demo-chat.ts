/** One message of a demo chat (DATA-24). */
export interface DemoMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A conversation with one demo bot, oldest message first. */
export type DemoChat = readonly DemoMessage[]

/** An event of a demo chat. */
export type DemoChatEvent =
  | { readonly kind: 'asked'; readonly content: string }
  | { readonly kind: 'replied'; readonly content: string }

/** The number of messages that a visitor has with one demo bot (PAGE-08). */
export const DEMO_MESSAGES = 3
/** The delay between the visitor's message and the reply, in milliseconds (PAGE-07). */
export const REPLY_DELAY_MS = 600

/** Returns a new conversation: only the bot's welcome (PAGE-06). */
export function startDemoChat(welcome: string): DemoChat {
  return withMessage([], 'assistant', welcome)
}

/**
 * Returns the chat after an event. A message that cannot be sent now and a reply without a message change nothing, so that there are never more
 * than three messages of the visitor and each has exactly one reply.
 */
export function demoChatAfter(chat: DemoChat, event: DemoChatEvent): DemoChat {
  switch (event.kind) {
    case 'asked':
      return canSendMessage(chat, event.content) ? withMessage(chat, 'user', event.content.trim()) : chat
    case 'replied':
      return isAnswering(chat) ? withMessage(chat, 'assistant', event.content) : chat
  }
}

/** Returns whether a message would be accepted: it is not blank, the bot is not replying and there is a message left. */
export function canSendMessage(chat: DemoChat, content: string): boolean {
  return content.trim() !== '' && !isAnswering(chat) && messagesLeft(chat) > 0
}

/** Returns true from the visitor's message until its reply. */
export function isAnswering(chat: DemoChat): boolean {
  return chat.at(-1)?.role === 'user'
}

/** Returns how many messages the visitor has left. */
export function messagesLeft(chat: DemoChat): number {
  return DEMO_MESSAGES - chat.filter((message) => message.role === 'user').length
}

/** Returns true once the last message has its reply: that one still appears (AMB-093), and then the chat is over. */
export function isChatOver(chat: DemoChat): boolean {
  return messagesLeft(chat) <= 0 && !isAnswering(chat)
}

function withMessage(chat: DemoChat, role: DemoMessage['role'], content: string): DemoChat {
  return [...chat, { id: String(chat.length + 1), role, content }]
}
