import { getPriority } from 'node:os'
import { BroadcastChannel } from 'node:worker_threads'

/** Returns the double of a number; the functions of this file are tasks for tests of the pool and of drawing. */
export function double(value: number): number {
  return value * 2
}

/** Loops without end. */
export function spin(): void {
  for (;;);
}

/** Fills the heap until the thread dies. */
export function fill(): number {
  const rows: string[] = []
  for (;;) rows.push(`${rows.length}`.repeat(1_000).split('').join('-'))
}

/** Throws an error of its own. */
export function fail(): void {
  throw new Error('no such figure')
}

/** Uses some milliseconds of processor time of its thread. */
export function burn(ms: number): number {
  const until = performance.now() + ms
  let turns = 0
  while (performance.now() < until) turns++
  return turns > 0 ? 1 : 0
}

/** Returns the priority of its thread. */
export function priority(): number {
  return getPriority()
}

/** Posts on a channel that it started, and holds its thread until any message arrives there. */
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
