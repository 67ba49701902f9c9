import { type Binding, bind, type RequestContext } from '#platform/http/binding.ts'
import type { ChannelDeps } from './channel-deps.ts'
import * as contract from './contract.ts'
import { leaveContact } from './hosted-chat/actions/leave-contact.ts'
import { openChat } from './hosted-chat/actions/open-chat.ts'
import { sendMessage } from './hosted-chat/actions/send-message.ts'
import { serveChatPage } from './hosted-chat/actions/serve-chat-page.ts'
import { serveLoader } from './widget/actions/serve-loader.ts'

/** Binds the endpoints of visitors' channels to their actions. */
export function channelRoutes(deps: ChannelDeps): Binding[] {
  return [
    bind(contract.widgetLoader, ({ query }, { headers }) =>
      serveLoader(deps, { botId: query.bot ?? '', token: query.token ?? '' }, headers),
    ),
    bind(contract.chatPage, ({ query }) => serveChatPage(deps, { botId: query.bot ?? '', token: query.token ?? '' })),
    bind(contract.openChat, ({ body }, { headers, clientAddress }) =>
      openChat(deps, {
        botId: body.bot,
        token: body.token,
        embed: body.embed === true,
        previous: body.previous,
        // The browser itself writes this header: only a page of our own origin can resume a conversation.
        resume: headers.get('sec-fetch-site') === 'same-origin' ? body.resume : undefined,
        clientAddress,
      }),
    ),
    bind(contract.sendChatMessage, ({ body }, context) =>
      sendMessage(deps, chatCaller(context), {
        message: body.message,
        conversationId: body.conversation_id,
        clientMessageId: body.client_message_id,
        clientAddress: context.clientAddress,
        signal: context.signal,
      }),
    ),
    bind(contract.leaveContact, ({ body }, context) => {
      const { name, email, phone, company, message } = body
      return leaveContact(deps, chatCaller(context), {
        fields: { name, email, phone, company, message },
        conversationId: body.conversation_id ?? null,
        idempotencyKey: body.idempotency_key,
        clientAddress: context.clientAddress,
      })
    }),
  ]
}

function chatCaller(context: RequestContext) {
  if (context.caller.kind !== 'chat') throw new Error('The door let someone through without a chat session.')
  return context.caller
}
