import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RawFile } from '../domain/document.ts'
import type { FileReading } from './read-file.ts'

/** The result of a file that was read in the worker; `too_heavy` took more time or memory than any page needs. */
export type WorkerReading = { reading: FileReading | { is: 'too_heavy' }; elapsedMs: number }

/** The limits of one file in the thread, in milliseconds and bytes. */
export type WorkerLimits = { timeMs: number; heapBytes: number; externalBytes: number }

const megabyte = 1_000_000
const usualLimits: WorkerLimits = { timeMs: 20_000, heapBytes: 512 * megabyte, externalBytes: 400 * megabyte }
const idleMs = 30_000
const pollIntervalMs = 50

/**
 * A reader of files, one after the other in a thread of its own, so that a page made to be slow or large neither delays visitors nor crashes the
 * server: past its limits the thread is ended, and the next file gets a new one. One thread serves the process; it ends when idle.
 */
export class WorkerFileReader {
  private readonly limits: WorkerLimits
  private last: Promise<unknown> = Promise.resolve()
  private thread: Worker | null = null
  private idle: NodeJS.Timeout | undefined

  constructor(limits: WorkerLimits = usualLimits) {
    this.limits = limits
  }

  read(file: RawFile): Promise<WorkerReading> {
    const turn = this.last.then(() => this.readNow(file))
    this.last = turn.catch(() => {})
    return turn
  }

  private async readNow(file: RawFile): Promise<WorkerReading> {
    clearTimeout(this.idle)
    const thread = this.thread ?? (await this.start())
    thread.ref()
    const startedAt = performance.now()
    const reading = await withinLimits(thread, file, this.limits)
    if (reading.is === 'too_heavy') {
      this.thread = null
      await thread.terminate()
    } else {
      // An idle thread keeps no process alive.
      thread.unref()
      this.idle = setTimeout(() => this.stopWorker(), idleMs).unref()
    }
    return { reading, elapsedMs: performance.now() - startedAt }
  }

  private async start(): Promise<Worker> {
    const thread = await startThread(this.limits)
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = null
    })
    this.thread = thread
    return thread
  }

  private stopWorker(): void {
    this.thread?.terminate().catch(() => {})
    this.thread = null
  }
}

/** The reader of this process. */
export const workerFileReader = new WorkerFileReader()

// The sources are beside the bundle as well (see build-server.ts), and Node runs them as they are.
async function startThread(limits: WorkerLimits): Promise<Worker> {
  const thread = new Worker(join(import.meta.dirname, 'read-file-in-worker.thread.ts'), {
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(limits.heapBytes / megabyte) },
  })
  await once(thread, 'message')
  // An error without a listener would end the server with the thread.
  thread.on('error', () => {})
  return thread
}

function withinLimits(thread: Worker, file: RawFile, limits: WorkerLimits): Promise<WorkerReading['reading']> {
  const done = Promise.withResolvers<WorkerReading['reading']>()
  const tooHeavy = () => done.resolve({ is: 'too_heavy' })
  thread.once('message', done.resolve)
  // Out of memory is an error of the thread; every other error was caught inside it.
  thread.once('error', tooHeavy)
  thread.once('exit', tooHeavy)
  const timer = setTimeout(tooHeavy, limits.timeMs)
  // The memory into which a PDF unpacks is outside the heap that `resourceLimits` guards.
  const pollTimer = setInterval(() => {
    thread
      .getHeapStatistics()
      .then((memory) => memory.external_memory > limits.externalBytes && tooHeavy())
      .catch(() => {})
  }, pollIntervalMs)
  thread.postMessage(file)
  return done.promise.finally(() => {
    clearTimeout(timer)
    clearInterval(pollTimer)
    thread.off('message', done.resolve).off('error', tooHeavy).off('exit', tooHeavy)
  })
}
