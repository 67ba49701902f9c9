import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TaskAnswer, TaskOutcome, TaskRequest, WorkerTask } from './worker-task.ts'

/** The limits of a pool. */
export interface PoolLimits {
  /** The most threads; they start when there is work. */
  readonly threads: number
  /** The most waiting tasks; a further one is refused. */
  readonly waiting: number
  /** Milliseconds that one task may run; then its thread is ended in any state. */
  readonly timeMs: number
  /** Bytes of heap that one thread may use. */
  readonly heapBytes: number
  /** True gives the threads only processor time that no other work needs. */
  readonly isBackground?: boolean
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs: number
}

/** Runs tasks in threads of its own, so that none of them blocks the event loop. */
export interface WorkerPool {
  /** Runs a task; rejects when the task throws, and when the pool closes. */
  run<Args extends readonly unknown[], Value>(
    task: WorkerTask<(...args: Args) => Value>,
    ...args: Args
  ): Promise<TaskOutcome<Awaited<Value>>>
  /** Ends every thread; running and waiting tasks are rejected. Later tasks start threads again. */
  close(): Promise<void>
}

/** Creates a pool; no thread starts before the first task, and threads without work keep no process alive. */
export function createWorkerPool(limits: PoolLimits): WorkerPool {
  return new ThreadPool(limits)
}

interface Waiting {
  readonly request: TaskRequest
  readonly resolve: (outcome: TaskOutcome<unknown>) => void
  readonly reject: (error: Error) => void
}

class ThreadPool implements WorkerPool {
  readonly #limits: PoolLimits
  readonly #idle: { readonly thread: Worker; readonly timer: NodeJS.Timeout }[] = []
  readonly #busy = new Map<Worker, Waiting>()
  #starting = 0
  #closings = 0
  #queue: Waiting[] = []

  constructor(limits: PoolLimits) {
    this.#limits = limits
  }

  run<Args extends readonly unknown[], Value>(
    { file, name }: WorkerTask<(...args: Args) => Value>,
    ...args: Args
  ): Promise<TaskOutcome<Awaited<Value>>> {
    const done = Promise.withResolvers<TaskOutcome<unknown>>()
    const isFull = this.#busy.size + this.#starting >= this.#limits.threads
    if (isFull && this.#queue.length >= this.#limits.waiting) return Promise.resolve({ is: 'busy' })
    this.#queue.push({ request: { file, name, args }, resolve: done.resolve, reject: done.reject })
    this.#assign()
    // The thread runs the function that the task's type names.
    return done.promise as Promise<TaskOutcome<Awaited<Value>>>
  }

  async close(): Promise<void> {
    this.#closings += 1
    const ended = closed()
    for (const { reject } of this.#queue.splice(0)) reject(ended)
    const threads = [
      ...this.#idle.splice(0).map(({ thread, timer }) => (clearTimeout(timer), thread)),
      ...this.#busy.keys(),
    ]
    for (const { reject } of this.#busy.values()) reject(ended)
    this.#busy.clear()
    await Promise.all(threads.map((thread) => thread.terminate()))
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const idle = this.#idle.pop()
      if (idle) clearTimeout(idle.timer)
      else if (this.#busy.size + this.#starting >= this.#limits.threads) return
      const next = this.#queue.shift()
      if (!next) return
      if (idle) this.#dispatch(idle.thread, next)
      else this.#startFor(next)
    }
  }

  #startFor(next: Waiting): void {
    this.#starting += 1
    const closings = this.#closings
    startThread(this.#limits)
      .finally(() => {
        this.#starting -= 1
      })
      .then(
        (thread) => {
          if (closings === this.#closings) return this.#dispatch(thread, next)
          next.reject(closed())
          void thread.terminate()
        },
        (error: unknown) => {
          next.reject(error instanceof Error ? error : new Error(String(error)))
          this.#assign()
        },
      )
  }

  #dispatch(thread: Worker, task: Waiting): void {
    thread.ref()
    this.#busy.set(thread, task)
    // From here on the thread's time counts, without the wait in the queue and the start.
    const timer = setTimeout(() => end({ is: 'too_heavy' }), this.#limits.timeMs)
    const end = (outcome: TaskOutcome<unknown> | null) => {
      clearTimeout(timer)
      thread.off('message', answered).off('exit', exited)
      const isMine = this.#busy.delete(thread)
      if (outcome) {
        task.resolve(outcome)
        void thread.terminate()
      } else if (isMine) this.#park(thread)
      this.#assign()
    }
    const answered = (answer: TaskAnswer) => {
      if (answer.ok) task.resolve({ is: 'done', value: answer.value })
      else task.reject(Object.assign(new Error(answer.message), { stack: answer.stack }))
      end(null)
    }
    // A thread that ends during its task ran out of memory: every other failure is caught inside it.
    const exited = () => end({ is: 'too_heavy' })
    thread.on('message', answered).on('exit', exited)
    try {
      thread.postMessage(task.request)
    } catch (error) {
      task.reject(error instanceof Error ? error : new Error(String(error)))
      end(null)
    }
  }

  #park(thread: Worker): void {
    thread.unref()
    const forget = () => {
      const at = this.#idle.findIndex((one) => one.thread === thread)
      if (at >= 0) this.#idle.splice(at, 1)
      void thread.terminate()
    }
    this.#idle.push({ thread, timer: setTimeout(forget, this.#limits.idleMs).unref() })
  }
}

function closed(): Error {
  return new Error('The worker pool was closed.')
}

// The sources are also beside the bundle (see build-server.ts), and Node runs them directly.
async function startThread({ heapBytes, isBackground = false }: PoolLimits): Promise<Worker> {
  const thread = new Worker(join(import.meta.dirname, 'run-tasks.thread.ts'), {
    execArgv: ['--no-warnings'],
    workerData: { isBackground },
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(heapBytes / 1_000_000) },
  })
  await once(thread, 'message')
  // An error without a listener would end the process with the thread.
  thread.on('error', () => {})
  return thread
}
