import { describe, expect, it } from 'vitest'
import { type ServerSentEvent, streamEvents } from './sse.ts'

const listener = (onError: (error: unknown) => ServerSentEvent | null = () => null) => ({
  signal: new AbortController().signal,
  onError,
})

describe('a stream of events', () => {
  it('sends events without a pause between them in one piece, and later ones separately', async () => {
    const response = streamEvents(listener(), async (send) => {
      send({ event: 'start', data: 1 })
      send({ event: 'delta', data: 'a' })
      await new Promise((resolve) => setTimeout(resolve, 5))
      send({ event: 'done', data: 2 })
    })
    const pieces: string[] = []
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece)
    expect(pieces).toEqual(['event: start\ndata: 1\n\nevent: delta\ndata: "a"\n\n', 'event: done\ndata: 2\n\n'])
  })

  it('that breaks halfway logs it, keeps the sent events and ends with the error event', async () => {
    const noted: unknown[] = []
    const broken = new Error('kapot')
    const response = streamEvents(
      listener((error) => {
        noted.push(error)
        return { event: 'error', data: { code: 'x' } }
      }),
      async (send) => {
        send({ event: 'start', data: 1 })
        throw broken
      },
    )
    expect(await response.text()).toBe('event: start\ndata: 1\n\nevent: error\ndata: {"code":"x"}\n\n')
    expect(noted).toEqual([broken])
  })
})
