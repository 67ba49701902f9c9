import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { botHead } from '#web/bot-head.ts'
import { pageHead } from '#web/page-head.ts'
import { UNKNOWN_SITE } from '#web/site.ts'
import { sampleBot } from '../../../tests/support/sample-bot.ts'
import { drawShareImage } from './draw-share-image.ts'
import { createImageCache, type Picture } from './image-cache.ts'
import { mountShareImages } from './mount-share-images.ts'
import type { PageImage } from './read-page-image.ts'

const SITE = { ...UNKNOWN_SITE, publicUrl: 'https://syvo.example' }
const BAD = `</svg><script>alert(1)</script> & "'`

type Head = ReturnType<typeof pageHead>

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const htmlOf = ({ meta }: Head) =>
  `<html><head>${meta.map(({ property, content }) => (property ? `<meta property="${property}" content="${escaped(String(content))}">` : '')).join('')}</head><body></body></html>`
const pathOf = ({ meta }: Head) => new URL(String(meta.find((one) => one.property === 'og:image')?.content)).pathname

/** Creates a site with one bot and one page, and their images; counts what was drawn. */
function siteWith(options: { title?: string; draw?: (picture: PageImage) => Promise<Picture> } = {}) {
  const bot = sampleBot(options.title === undefined ? {} : { title: options.title, description: options.title })
  const heads: Record<string, Head> = {
    [`/bot/${bot.id}`]: botHead(bot, `/bot/${bot.id}`, SITE, false),
    '/': pageHead({ title: 'Syvo: AI-bots', description: 'Ontdek bots.', path: '/' }, SITE),
    '/auth': pageHead({ title: 'Inloggen', description: 'Log in.', path: '/auth', noindex: true }, SITE),
  }
  const asked: string[] = []
  const app = new Hono()
  const send = async (path: string) => {
    asked.push(path)
    if (path.startsWith('/functions/v1/bot-detail')) return Response.json(bot)
    const head = heads[path]
    return head ? new Response(htmlOf(head)) : new Response('nee', { status: 404 })
  }
  mountShareImages(app, options.draw ? { send, draw: options.draw } : { send })
  return { app, asked, bot, botPath: pathOf(heads[`/bot/${bot.id}`] as Head), pagePath: pathOf(heads['/'] as Head) }
}

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('share images for social networks', () => {
  it('a bot and a page each have a PNG of 1200 by 630, at an address that may be cached for ever', async () => {
    const { app, botPath, pagePath } = siteWith()
    const drawn: Uint8Array[] = []
    for (const path of [botPath, pagePath]) {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ])
      const png = new Uint8Array(await answer.arrayBuffer())
      expect([...png.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
      expect(sizeOf(png)).toEqual([1200, 630])
      drawn.push(png)
    }
    expect(Buffer.compare(Buffer.from(drawn[0] ?? []), Buffer.from(drawn[1] ?? []))).not.toBe(0)
  })

  it('an image is drawn once and then cached, also for simultaneous requests', async () => {
    let draws = 0
    const { app, botPath } = siteWith({ draw: async () => Uint8Array.of(++draws) })
    await Promise.all(Array.from({ length: 20 }, async () => app.request(botPath)))
    await app.request(botPath)
    expect(draws).toBe(1)
  })

  it('an address with outdated text redirects to the right one, and is not cached', async () => {
    const { app, botPath } = siteWith({ draw: async () => Uint8Array.of(1) })
    const old = botPath.replace(/[0-9a-f]{16}\.png$/, '0000000000000000.png')
    const answer = await app.request(old)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      botPath,
      'no-cache',
    ])
  })

  it.each([
    '/deelplaatje/weg.0000000000000000.png',
    '/deelplaatje/auth.0000000000000000.png',
    '/deelplaatje/index.png',
    '/deelplaatje/index.0000000000000000.svg',
    '/deelplaatje/..%2f..%2fetc.0000000000000000.png',
    '/deelplaatje//evil.example/x.0000000000000000.png',
    '/deelplaatje/functions/v1/bot-detail.0000000000000000.png',
  ])('%s is not an image', async (path) => {
    const { app } = siteWith({ draw: async () => Uint8Array.of(1) })
    expect((await app.request(path)).status).toBe(404)
  })

  it('the cache holds two hundred at most, draws two at a time and accepts no more than forty', async () => {
    const store = createImageCache()
    let atOnce = 0
    let most = 0
    const open: (() => void)[] = []
    const draw = async () => {
      most = Math.max(most, ++atOnce)
      await new Promise<void>((resolve) => open.push(resolve))
      atOnce -= 1
      return Uint8Array.of(1)
    }
    const asked = Array.from({ length: 50 }, (_, index) => store.get(`p${index}`, draw))
    await expect(asked[45]).resolves.toBeNull()
    for (let round = 0; round < 42; round++) {
      await expect.poll(() => open.length).toBeGreaterThan(0)
      open.shift()?.()
    }
    expect((await Promise.all(asked)).filter((picture) => picture !== null)).toHaveLength(42)
    expect(most).toBe(2)
    for (let index = 0; index < 201; index++) await store.get(`q${index}`, async () => Uint8Array.of(2))
    expect([store.known('q0'), store.known('q1')?.length]).toEqual([undefined, 1])
  })

  it('a vendor’s text is drawn as glyphs: nothing typed is in the svg, and every drawn part is ours', async () => {
    const svg = await drawShareImage({
      title: BAD,
      description: BAD,
      bot: { id: sampleBot().id, category: BAD, price: BAD },
    })
    expect(svg).not.toContain('script')
    expect(svg).not.toContain('alert')
    expect(svg.match(/<\/svg>/g)?.length).toBe(svg.match(/<svg /g)?.length)
    const { app, botPath } = siteWith({ title: BAD })
    expect((await app.request(botPath)).status).toBe(200)
  })

  it('a name of any length or alphabet fits: smaller, broken and shortened, without unsupported characters', async () => {
    for (const title of [
      'Hottentottententententoonstellingsmakerassistent',
      'woord '.repeat(200),
      '日本語 😀',
      '',
      'Ångström café €',
    ])
      await expect(drawShareImage({ title, description: title, bot: null })).resolves.toMatch(/^<svg .*<\/svg>$/s)
  })
})
