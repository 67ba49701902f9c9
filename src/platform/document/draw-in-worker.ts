import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Failure } from '../http/failure.ts'
import { createThrottle } from '../rate-limit/throttle.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { WorkerTask } from '../workers/worker-task.ts'
import { createByteStore } from './byte-store.ts'

const megabyte = 1_000_000
// One thread, because a machine has few cores and visitors need the rest.
const pool = createWorkerPool({
  threads: 1,
  isBackground: true,
  waiting: 20,
  timeMs: 30_000,
  heapBytes: 512 * megabyte,
  idleMs: 60_000,
})
const drawings = createByteStore(64 * megabyte)
const perAccount = createThrottle({ burst: 30, perMinute: 20 })

/** A drawing function: it returns the bytes of a PDF or picture. */
export type DrawingTask<Args extends readonly unknown[]> = WorkerTask<(...args: Args) => Promise<Uint8Array>>

/** The bytes of a drawing, or why there are none now. */
export type Drawing = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: Failure }

const tooBusy: Failure = {
  status: 503,
  code: 'documents_busy',
  message: 'Er worden nu veel documenten gemaakt. Probeer het over een paar tellen nog eens.',
  retryAfterSeconds: 5,
}

/**
 * Draws a document or picture in a worker thread. The same content is drawn once and then comes from memory: the last 64 MB of this process and no
 * shared folder, so that no personal data remains when an account is removed. With `account` new drawings are limited per account, by the caller's
 * clock.
 */
export async function drawInWorker<Args extends readonly unknown[]>(
  { account }: { account: { readonly id: string; readonly now: Date } | null },
  task: DrawingTask<Args>,
  ...args: Args
): Promise<Drawing> {
  const key = createHash('sha256')
    .update(serialize([task.file, task.name, args]))
    .digest('base64url')
  const known = drawings.find(key)
  const waitSeconds = known || account === null ? 0 : perAccount.consume(account.id, 1, account.now.getTime())
  if (waitSeconds > 0) return { failure: tooMany(waitSeconds) }
  const bytes = await (known ?? drawings.make(key, () => draw(task, args)))
  return bytes ? { bytes } : { failure: tooBusy }
}

async function draw<Args extends readonly unknown[]>(
  task: DrawingTask<Args>,
  args: Args,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const outcome = await pool.run(task, ...args)
  if (outcome.is === 'too_heavy') throw new Error(`${task.name} took more time or memory than a document may.`)
  return outcome.is === 'done' ? new Uint8Array(outcome.value) : null
}

/** Ends the drawing threads; for the end of the process. */
export function closeDrawing(): Promise<void> {
  return pool.close()
}

function tooMany(retryAfterSeconds: number): Failure {
  return {
    status: 429,
    code: 'too_many_documents',
    message: 'Je hebt veel documenten achter elkaar opgevraagd. Probeer het zo nog eens.',
    retryAfterSeconds,
  }
}
