/** A function that a worker thread runs: the exported `name` of `file`. Its arguments and result are copied between threads. */
export interface WorkerTask<Run extends (...args: never[]) => unknown> {
  /** Absolute path of the source file. */
  readonly file: string
  readonly name: string
  /** Exists in the type alone: the function's parameters and result. */
  readonly run?: Run
}

/** The outcome of a task: its value, no free slot in the queue, or an end because it took more time or memory than allowed. */
export type TaskOutcome<Value> =
  | { readonly is: 'done'; readonly value: Value }
  | { readonly is: 'busy' }
  | { readonly is: 'too_heavy' }

/** The request to a thread. */
export interface TaskRequest {
  readonly file: string
  readonly name: string
  readonly args: readonly unknown[]
}

/** A thread's answer; an error is sent as its text, because it may hold values that cannot be copied. */
export type TaskAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string | undefined }
