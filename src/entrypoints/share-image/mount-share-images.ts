import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import type { Send } from '#platform/http/api-client.ts'
import type { drawSharePicture } from './draw-share-image.ts'
import { createImageCache, type Picture } from './image-cache.ts'
import { type PageImage, readPageImage } from './read-page-image.ts'

/** An address as `shareImagePath` makes it: the page, and a print of what is written in the picture. */
const ADDRESS = /^\/deelplaatje((?:\/[a-z0-9-]{1,100}){1,4})\.([0-9a-f]{16})\.png$/

/** How a picture is made; null when too many wait. */
type Draw = (picture: PageImage) => Promise<Picture | null>

/**
 * The pictures that social networks show of a page or a bot: drawn when first asked for, kept by content, with an address that never shows
 * anything else. An address of yesterday's words leads to today's.
 */
export function mountShareImages(app: Hono, parts: { send: Send; draw?: Draw }): void {
  const pictures = createImageCache()
  const draw = parts.draw ?? drawPicture
  app.get('/deelplaatje/*', async (context) => {
    const { path } = context.req
    const name = ADDRESS.exec(path)?.[1]
    if (!name) return missing(context)
    const known = pictures.known(path)
    if (known) return answer(context, known)
    const page = await readPageImage(parts.send, name === '/index' ? '/' : name)
    if (!page) return missing(context)
    if (page.path !== path) {
      context.header('cache-control', 'no-cache')
      return context.redirect(page.path, 302)
    }
    const picture = await pictures.get(path, () => draw(page))
    if (picture) return answer(context, picture)
    return context.text('Probeer het zo nog eens.', 503, { 'retry-after': '5' })
  })
}

const drawing: DrawingTask<Parameters<typeof drawSharePicture>> = {
  file: join(import.meta.dirname, 'draw-share-image.ts'),
  name: 'drawSharePicture',
}

async function drawPicture({ facts }: PageImage): Promise<Picture | null> {
  const drawn = await drawInWorker({ account: null }, drawing, facts)
  return 'failure' in drawn ? null : drawn.bytes
}

function answer(context: Context, picture: Picture): Response {
  return context.body(picture, 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
}

function missing(context: Context): Response {
  return context.text('Dit plaatje bestaat niet.', 404)
}
