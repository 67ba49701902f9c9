import { readBotDetail } from '#modules/catalogue/contract.ts'
import { createApiClient, type Send } from '#platform/http/api-client.ts'
import { priceLine } from '#web/bot-head.ts'
import type { ShareImageFacts } from './draw-share-image.ts'

/** A page's own share image: its current path, and the text in it. */
export interface PageImage {
  readonly path: string
  readonly facts: ShareImageFacts
}

/**
 * Reads the page itself, so that the image says what the page says and every existing page has one; null for a missing page or one without image. A
 * bot's category and price come from its endpoint.
 */
export async function readPageImage(send: Send, pagePath: string): Promise<PageImage | null> {
  const page = await send(pagePath, { headers: { accept: 'text/html' } })
  if (page.status !== 200) {
    await page.body?.cancel()
    return null
  }
  const tags = socialTags(await page.text())
  const picture = tags.get('og:image')
  const title = tags.get('og:title')?.replace(/ \| Syvo$/, '')
  if (!picture || !title) return null
  const botId = /^\/bot\/([0-9a-f-]{36})$/.exec(pagePath)?.[1]
  const facts = botId
    ? await botFacts(send, botId)
    : { title, description: tags.get('og:description') ?? '', bot: null }
  return { path: new URL(picture).pathname, facts }
}

async function botFacts(send: Send, botId: string): Promise<ShareImageFacts> {
  const api = createApiClient({ send, token: () => null, publicKey: () => null })
  const bot = await api.call(readBotDetail, { query: { botId } })
  return {
    title: bot.title,
    description: bot.description,
    bot: { id: bot.id, category: bot.category, price: priceLine(bot) },
  }
}

/** Returns the social tags of one of our own pages, in which React wrote some characters as entities. */
function socialTags(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta property="(og:[a-z_:]+)" content="([^"]*)"/g)
  return new Map([...tags].map(([, property = '', content = '']) => [property, decoded(content)]))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decoded(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot)|#x([0-9a-f]{1,6})|#(\d{1,7}));/gi,
    (_, name?: string, hex?: string, code?: string) =>
      name
        ? (ENTITIES[name.toLowerCase()] ?? '')
        : String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(code), 0x10ffff)),
  )
}
