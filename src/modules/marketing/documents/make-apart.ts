import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentOrder } from './document-parts.ts'

let last: Promise<unknown> = Promise.resolve()

/** Makes a document in a thread of its own, one after the other, so that no visitor waits for the setting of another one's book. */
export function makeApart(order: DocumentOrder): Promise<Buffer> {
  const turn = last.then(() => startThread(order))
  last = turn.catch(() => {})
  return turn
}

// The sources stand beside the bundle as well (see build-server.ts), and Node runs them as they are.
async function startThread(order: DocumentOrder): Promise<Buffer> {
  const thread = new Worker(join(import.meta.dirname, 'make-document.thread.ts'), {
    workerData: order,
    execArgv: ['--no-warnings'],
  })
  // An error of the thread rejects this wait.
  const answer: readonly unknown[] = await once(thread, 'message')
  const bytes = answer[0]
  await thread.terminate()
  if (!(bytes instanceof Uint8Array)) throw new Error(`The document ${order.id} came back empty.`)
  return Buffer.from(bytes)
}
