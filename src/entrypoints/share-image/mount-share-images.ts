import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import type { Send } from '#platform/http/api-client.ts'
import type { drawSharePicture } from './draw-share-image.ts'
import { createImageCache, type Picture } from './image-cache.ts'
import { type PageImage, readPageImage } from './read-page-image.ts'

/** An address as `shareImagePath` builds it: the page, and a hash of the text in the image. */
const ADDRESS = /^\/deelplaatje((?:\/[a-z0-9-]{1,100}){1,4})\.([0-9a-f]{16})\.png$/

/** Draws an image; null when too many wait. */
type Draw = (picture: PageImage) => Promise<Picture | null>

/**
 * Mounts the share images of pages and bots: drawn at the first request, cached by content, at an address that never shows anything else. An address
 * with an outdated hash redirects to the current one.
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
