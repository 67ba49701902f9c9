import { asService } from '#platform/database/as-service.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { frameAncestors } from '../../domain/frame-ancestors.ts'
import { findAllowedDomains } from '../../store/chat-store.ts'
import { chatDocument } from '../chat-document.ts'

/** The chat page: the same document for everyone; which sites may frame it is the only thing that depends on the configuration. */
export async function serveChatPage(deps: ChannelDeps, input: { botId: string; token: string }): Promise<Response> {
  const files = deps.widgetFiles
  if (!files)
    return new Response('De chat is niet gebouwd.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  const ancestors = await allowedAncestors(deps, input)
  const html = chatDocument({ assets: { js: files.scriptPath, css: files.stylePath }, title: 'Chat' })
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

async function allowedAncestors(deps: ChannelDeps, input: { botId: string; token: string }): Promise<string> {
  if (!isUuid(input.botId)) return '*'
  const domains = await asService(deps.db, 'a visitor holds a token and no account', (tx) =>
    findAllowedDomains(tx, input.botId, input.token),
  )
  // An unknown token gets the page too, which then says in Dutch that this chat does not exist; it holds no data.
  return domains ? frameAncestors(domains) : '*'
}
