import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { asService } from '#platform/database/as-service.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { brandingOf } from '../../domain/branding.ts'
import { findChatPublication } from '../../store/chat-store.ts'
import { loaderScript, openerSettings, silentScript } from '../loader-script.ts'
import { widgetText as text } from '../widget.text.ts'

const compress = promisify(brotliCompress)

/**
 * Changes of an owner take effect within this minute; for ten more a page shows the opener it has while the browser fetches the new one. Which sites
 * may show the chat itself is never cached: the chat page's own `frame-ancestors` decides it at every opening.
 */
const CACHING = 'public, max-age=60, stale-while-revalidate=600'

/**
 * Serves the loader of one configuration, with colour, label, corner and sites of its opener in it: one request, nothing to wait for. Where the
 * configuration does not exist or is off, it is a script that shows nothing and logs the reason in the console.
 */
export async function serveLoader(
  deps: ChannelDeps,
  configuration: { botId: string; token: string },
  request: Headers,
): Promise<Response> {
  const type = { 'content-type': 'text/javascript; charset=utf-8' }
  if (!deps.widgetFiles) return new Response('// De widget is niet gebouwd.', { status: 503, headers: type })
  const script = await scriptOf(deps, deps.widgetFiles.loader, configuration)
  const headers = {
    ...type,
    'cache-control': CACHING,
    etag: `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  if (request.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  if (!/\bbr\b/.test(request.get('accept-encoding') ?? '')) return new Response(script, { headers })
  return new Response(await packed(script), { headers: { ...headers, 'content-encoding': 'br' } })
}

async function scriptOf(
  deps: ChannelDeps,
  code: string,
  { botId, token }: { botId: string; token: string },
): Promise<string> {
  const chat = isUuid(botId) ? await asService(deps.db, (tx) => findChatPublication(tx, botId, token)) : null
  if (!chat || chat.is_off) return silentScript(chat ? text.off : text.gone)
  const branding = brandingOf(chat.branding_data, chat.title)
  return loaderScript(code, openerSettings(branding, chat.allowed_domains))
}

/** Compresses a script of a few kilobytes with the quality of the build's own compression; it takes a few milliseconds, off the main thread. */
function packed(script: string): Promise<Buffer<ArrayBuffer>> {
  return compress(script, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
}
