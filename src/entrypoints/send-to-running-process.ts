import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { controlPaths } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'

/** The error codes of a socket on which nobody listens. */
const NOT_LISTENING_CODES = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL']

/**
 * Sends a command to the process that runs on this data folder, passes on its lines, and returns its exit code; null when no process listens there.
 * Throws `CommandRefused` when the process ends before its answer did.
 */
export async function sendToRunningProcess(
  dataDir: string,
  request: { command: string; arguments: readonly string[] },
  say: (line: string) => void,
): Promise<number | null> {
  const socket = await connectRunning(dataDir)
  if (!socket) return null
  socket.on('error', () => {})
  socket.write(`${JSON.stringify(request)}\n`)
  let exit: number | null = null
  for await (const text of createInterface({ input: socket })) {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) continue
    if ('line' in message && typeof message.line === 'string') say(message.line)
    if ('exit' in message && typeof message.exit === 'number') exit = message.exit
  }
  socket.destroy()
  if (exit === null) throw new CommandRefused('Het proces van Syvo stopte voordat de opdracht klaar was.')
  return exit
}

async function connectRunning(dataDir: string): Promise<Socket | null> {
  const { socket, pointer } = controlPaths(dataDir)
  const elsewhere = await readFile(pointer, 'utf8').catch(() => null)
  for (const path of [socket, elsewhere]) {
    const connected = path ? await tryConnect(path) : null
    if (connected) return connected
  }
  return null
}

function tryConnect(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.off('error', failed)
      resolve(socket)
    })
    const failed = (error: NodeJS.ErrnoException) =>
      NOT_LISTENING_CODES.includes(error.code ?? '') ? resolve(null) : reject(error)
    socket.once('error', failed)
  })
}
