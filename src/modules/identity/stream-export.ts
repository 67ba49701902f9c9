/** How many exports read from the database at the same moment; one that waits for its reader is not counted. */
const READING_MAX = 4
/** A reader that takes nothing for this long is gone, whatever its connection says. */
const UNREAD_MAX_MS = 30_000

let reading = 0
const waiting: (() => void)[] = []

/** Waits for a turn to read, in order of arrival, and ends it after the work. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (reading >= READING_MAX) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading--
  }
}

/**
 * Streams a text piece by piece, as fast as its reader takes it; `onEnd` is called once, also when the reader goes away. A reader that takes nothing
 * for half a minute is cut off, so that unread exports hold nothing that others need.
 */
export function streamExport(chunks: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOver = false
  let unread: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(unread)
    if (!isOver) onEnd()
    isOver = true
  }
  const expectReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    unread = setTimeout(() => {
      end()
      controller.error(new Error('An export was not read.'))
      void chunks.return(undefined)
    }, UNREAD_MAX_MS).unref()
  }
  return new ReadableStream<Uint8Array>(
    {
      start: expectReader,
      async pull(controller) {
        clearTimeout(unread)
        try {
          const piece = await inTurn(() => chunks.next())
          if (isOver) return
          if (piece.done !== true) {
            controller.enqueue(encoder.encode(piece.value))
            return expectReader(controller)
          }
          controller.close()
        } catch (error) {
          if (!isOver) controller.error(error)
        }
        end()
      },
      async cancel() {
        end()
        await chunks.return(undefined)
      },
    },
    // Nothing is read before it is requested.
    { highWaterMark: 0 },
  )
}
