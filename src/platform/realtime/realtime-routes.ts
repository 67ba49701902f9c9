import { type Binding, bind, type RequestContext } from '../http/binding.ts'
import type { Caller } from '../http/caller.ts'
import { fail, failures } from '../http/failure.ts'
import { streamEvents } from '../http/sse.ts'
import { newId } from '../ids/id.ts'
import type { Log } from '../log/log.ts'
import { openRealtime } from './contract.ts'
import type { RealtimeHub } from './hub.ts'

const HEARTBEAT_MS = 20_000

export interface RealtimeDeps {
  hub: RealtimeHub
  log: Log
  channels: readonly string[]
  /** Checks the caller of a long-open stream again, so that signing out ends it. */
  callerOf(request: Pick<RequestContext, 'headers' | 'isLocalRequest'>): Promise<Caller>
  heartbeatMs?: number
}

/** Binds the live stream. Every event has an id; a reader that reconnects with `Last-Event-ID` gets a `reread`, because it missed something. */
export function realtimeRoutes(deps: RealtimeDeps): Binding[] {
  const logBroken = (error: unknown) => {
    deps.log.error({ err: error }, 'a live stream broke')
    return null
  }
  return [
    bind(openRealtime, async ({ query }, context) => {
      const { caller, headers, signal } = context
      const { channel } = query
      if (caller.kind !== 'member') return fail(failures.unauthenticated)
      if (!deps.channels.includes(channel))
        return fail({ status: 422, code: 'unknown_channel', message: 'Dit kanaal bestaat niet.' })
      const { userId } = caller
      const buffer = new NotificationBuffer()
      const leave = await deps.hub.subscribe({
        channel,
        userId,
        onSignal: (one) => {
          if (one.kind === 'end') buffer.end()
          else
            buffer.push(
              one.kind === 'change' ? { event: 'change', data: { id: one.id } } : { event: 'reread', data: {} },
            )
        },
      })
      if (!leave) return fail({ ...failures.tooMany, message: 'Je hebt te veel vensters open.' })
      return streamEvents({ signal, onError: logBroken }, async (send, gone) => {
        const end = () => buffer.end()
        if (gone.aborted) end()
        gone.addEventListener('abort', end, { once: true })
        const heartbeat = setInterval(() => {
          send({ comment: 'alive' })
          deps.callerOf(context).then(
            (now) => (now.kind === 'member' && now.userId === userId ? undefined : end()),
            () => undefined,
          )
        }, deps.heartbeatMs ?? HEARTBEAT_MS)
        try {
          send({ event: 'ready', data: { channel }, id: newId() })
          if (headers.has('last-event-id')) send({ event: 'reread', data: {}, id: newId() })
          for (let batch = await buffer.next(); batch; batch = await buffer.next())
            for (const event of batch) send({ ...event, id: newId() })
        } finally {
          clearInterval(heartbeat)
          leave()
        }
      })
    }),
  ]
}

interface ChangeNotification {
  event: string
  data: unknown
}

/** The events that wait to be written to one stream; more than a hundred at once become a single `reread`. */
class NotificationBuffer {
  #waiting: ChangeNotification[] = []
  #wake: (() => void) | null = null
  #ended = false

  push(note: ChangeNotification): void {
    if (this.#waiting.length >= 100) this.#waiting = [{ event: 'reread', data: {} }]
    else this.#waiting.push(note)
    this.#wake?.()
  }

  end(): void {
    this.#ended = true
    this.#wake?.()
  }

  async next(): Promise<ChangeNotification[] | null> {
    if (this.#waiting.length === 0 && !this.#ended) await new Promise<void>((resolve) => (this.#wake = resolve))
    if (this.#ended) return null
    const batch = this.#waiting
    this.#waiting = []
    return batch
  }
}
