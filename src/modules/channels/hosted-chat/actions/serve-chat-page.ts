import { asService } from '#platform/database/as-service.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { brandingOf, COLOR_SCHEMES } from '../../domain/branding.ts'
import { frameAncestors } from '../../domain/frame-ancestors.ts'
import { findChatPublication } from '../../store/chat-store.ts'
import { chatDocument } from '../chat-document.ts'

/** Serves the chat page: the same document for everyone except for the colour scheme; the sites that may frame it also follow the configuration. */
export async function serveChatPage(deps: ChannelDeps, input: { botId: string; token: string }): Promise<Response> {
  const files = deps.widgetFiles
  if (!files)
    return new Response('De chat is niet gebouwd.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  const { ancestors, colorScheme } = await settingsOf(deps, input)
  const html = chatDocument({ assets: { js: files.scriptPath, css: files.stylePath }, title: 'Chat', colorScheme })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}; require-trusted-types-for 'script'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    },
  })
}

async function settingsOf(
  deps: ChannelDeps,
  { botId, token }: { botId: string; token: string },
): Promise<{ ancestors: string; colorScheme: string }> {
  const chat = isUuid(botId) ? await asService(deps.db, (tx) => findChatPublication(tx, botId, token)) : null
  // An unknown token gets the page too, which then says in Dutch that this chat does not exist; it holds no data.
  if (!chat) return { ancestors: '*', colorScheme: COLOR_SCHEMES.light }
  const { theme } = brandingOf(chat.branding_data, chat.title)
  return { ancestors: frameAncestors(chat.allowed_domains), colorScheme: COLOR_SCHEMES[theme] }
}
