const CACHED_PICTURES_MAX = 200
const AT_ONCE = 2
const WAITING_MAX = 40

/** An image in memory. */
export type Picture = Uint8Array<ArrayBuffer>

/** See `createImageCache`. */
interface PictureStore {
  known(key: string): Picture | undefined
  get(key: string, draw: () => Promise<Picture | null>): Promise<Picture | null>
}

/**
 * Creates a cache of the most recently requested images, by the address of their content. An image is drawn once for any number of requests, two at a
 * time, and beyond forty waiting ones no more are accepted: then the answer is null.
 */
export function createImageCache(): PictureStore {
  const pictures = new Map<string, Picture>()
  const drawing = new Map<string, Promise<Picture | null>>()
  const queue: (() => void)[] = []
  let busy = 0

  const acquireSlot = async () => {
    if (busy < AT_ONCE) busy += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  // The slot passes to a waiting call, so that `busy` never drops in between.
  const releaseSlot = () => {
    const next = queue.shift() ?? (() => void busy--)
    next()
  }
  const drawOnce = async (key: string, draw: () => Promise<Picture | null>): Promise<Picture | null> => {
    await acquireSlot()
    try {
      const picture = await draw()
      if (picture) pictures.set(key, picture)
      const oldest = pictures.keys().next()
      if (pictures.size > CACHED_PICTURES_MAX && !oldest.done) pictures.delete(oldest.value)
      return picture
    } finally {
      releaseSlot()
      drawing.delete(key)
    }
  }
  const find = (key: string): Picture | undefined => {
    const picture = pictures.get(key)
    if (!picture) return undefined
    // The end of the map is the most recently requested image.
    pictures.delete(key)
    pictures.set(key, picture)
    return picture
  }
  return {
    known: find,
    async get(key, draw) {
      const known = find(key)
      if (known) return known
      const exportsInProgress = drawing.get(key)
      if (exportsInProgress) return exportsInProgress
      if (queue.length >= WAITING_MAX) return null
      const made = drawOnce(key, draw)
      drawing.set(key, made)
      return made
    },
  }
}
