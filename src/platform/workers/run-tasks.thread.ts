import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { TaskAnswer, TaskRequest } from './worker-task.ts'

// The pool that starts this thread sets it.
const { isBackground } = workerData as { isBackground: boolean }
// On Linux this is the priority of the calling thread alone; elsewhere it would be that of the whole process.
if (isBackground && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

const port = parentPort
port?.on('message', (request: TaskRequest) => {
  void run(request).then((answer) => port.postMessage(answer))
})
port?.postMessage('ready')

async function run({ file, name, args }: TaskRequest): Promise<TaskAnswer> {
  try {
    // The task's type says that the file exports this function.
    const module = (await import(pathToFileURL(file).href)) as Record<string, (...args: readonly unknown[]) => unknown>
    const task = module[name]
    if (!task) throw new Error(`${file} exports no function ${name}.`)
    return { ok: true, value: await task(...args) }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { ok: false, message, stack }
  }
}
