import { getPriority } from 'node:os'
import { BroadcastChannel } from 'node:worker_threads'

/** Tasks of the tests of the pool and of what it draws. */
export function double(value: number): number {
  return value * 2
}

/** Never returns. */
export function spin(): void {
  for (;;);
}

/** Fills the heap until the thread dies. */
export function fill(): number {
  const rows: string[] = []
  for (;;) rows.push(`${rows.length}`.repeat(1_000).split('').join('-'))
}

/** Fails with an error of its own. */
export function fail(): void {
  throw new Error('no such figure')
}

/** Keeps its thread busy for some milliseconds of processor time. */
export function burn(ms: number): number {
  const until = performance.now() + ms
  let turns = 0
  while (performance.now() < until) turns++
  return turns > 0 ? 1 : 0
}

/** The priority of its thread. */
export function priority(): number {
  return getPriority()
}

/** Says on a channel that it began, and holds its thread until anything is said there. */
export async function hold(channelName: string): Promise<Uint8Array> {
  const channel = new BroadcastChannel(channelName)
  const released = new Promise((resolve) => {
    channel.onmessage = resolve
  })
  channel.postMessage('began')
  await released
  channel.close()
  return new Uint8Array(1)
}
