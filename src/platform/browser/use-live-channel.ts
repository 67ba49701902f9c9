import { useEffect, useRef } from 'react'
import type { ApiClient } from '../http/api-client.ts'
import { readEvents } from '../http/event-stream.ts'
import { openRealtime } from '../realtime/contract.ts'
import { useApi } from './api-context.ts'

const RETRY_FIRST_MS = 1000
const RETRY_MAX_MS = 30_000

/**
 * Calls `onChange` whenever something on a live channel of this user changed, also after a gap; reconnects by itself until the component unmounts.
 */
export function useLiveChannel(channel: string, onChange: () => void): void {
  const api = useApi()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const stop = new AbortController()
    void subscribe(api, channel, () => latest.current(), stop.signal)
    return () => stop.abort()
  }, [api, channel])
}

async function subscribe(api: ApiClient, channel: string, changed: () => void, signal: AbortSignal): Promise<void> {
  let waitMs = RETRY_FIRST_MS
  let isFirst = true
  while (!signal.aborted) {
    try {
      const response = await api.open(openRealtime, { query: { channel }, signal })
      // Changes during a lost connection are fetched again.
      if (!isFirst) changed()
      isFirst = false
      waitMs = RETRY_FIRST_MS
      // Changes that arrived together are fetched once.
      for await (const arrived of readEvents(response))
        if (arrived.some(({ event }) => event === 'change' || event === 'reread')) changed()
    } catch {
      // The stream is a convenience: the screen works without it, so a broken connection is just retried.
    }
    if (!signal.aborted) await pause(waitMs, signal)
    waitMs = Math.min(waitMs * 2, RETRY_MAX_MS)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
