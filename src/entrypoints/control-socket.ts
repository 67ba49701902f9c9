import { chmod, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Log } from '#platform/log/log.ts'
import { explainFailure } from './explain-failure.ts'

/** A command of an operator: prints Dutch lines and returns the exit code. */
export type Command = (args: readonly string[], say: (line: string) => void) => Promise<number>

/** A socket that accepts commands until it is closed; `close` lets a running command finish. */
export interface ControlSocket {
  readonly path: string
  close(): Promise<void>
}

/** The kernel reserves 108 bytes for the address of a socket, macOS 104, the closing zero included. */
const ADDRESS_BYTES_MAX = 103
const REQUEST_BYTES_MAX = 64 * 1024
const REQUEST_TIMEOUT_MS = 10_000

/** Returns the socket's path when its address fits, and the file that names another path when it does not. */
export function controlPaths(dataDir: string): { socket: string | null; pointer: string } {
  const socket = join(dataDir, 'control.sock')
  return {
    socket: Buffer.byteLength(socket) <= ADDRESS_BYTES_MAX ? socket : null,
    pointer: join(dataDir, 'control'),
  }
}

/**
 * Serves `commands` on a socket in the data folder that only this user can open: one JSON line `{command, arguments}` comes in, lines `{line}` go
 * out, then `{exit}`. The caller holds the folder's lock, so leftovers belong to a dead process and are removed. A folder whose path is too long or
 * that cannot hold a socket gets one in a private temporary folder. Commands run one after the other.
 */
export async function openControlSocket(parts: {
  dataDir: string
  commands: Readonly<Record<string, Command>>
  log: Log
  requestTimeoutMs?: number
}): Promise<ControlSocket> {
  const { dataDir, log } = parts
  const busy = new Set<Socket>()
  const waiting = new Set<Socket>()
  let turn: Promise<unknown> = Promise.resolve()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    waiting.add(socket)
    socket.once('close', () => void (waiting.delete(socket), busy.delete(socket)))
    // A client that goes away does not end its command.
    socket.on('error', () => {})
    void readRequest(socket, parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS).then((request) => {
      waiting.delete(socket)
      if (request === null) return
      busy.add(socket)
      turn = turn.then(() => answer(socket, request, parts))
    })
  })
  const path = await listenInFolder(server, dataDir, log)
  server.on('error', (error) => log.error({ err: error }, 'control socket'))
  return {
    path,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of waiting) socket.destroy()
      await turn
      for (const socket of busy) socket.destroySoon()
      await closed
      await removeLeftovers(dataDir)
    },
  }
}

/** Tries the data folder first. The umask makes the socket private from its first moment; binding happens before `listen` returns. */
async function listenInFolder(server: Server, dataDir: string, log: Log): Promise<string> {
  await removeLeftovers(dataDir)
  const { socket, pointer } = controlPaths(dataDir)
  if (socket !== null) {
    try {
      await listen(server, socket)
      return socket
    } catch (error) {
      log.warn({ err: error }, 'the data folder cannot hold a socket; it goes to a temporary folder')
    }
  }
  const path = join(await mkdtemp(join(tmpdir(), 'syvo-control-')), 'control.sock')
  await listen(server, path)
  await writeFile(pointer, path, { mode: 0o600 })
  await chmod(pointer, 0o600)
  return path
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(0o177)
    try {
      server.listen(path, () => {
        server.off('error', reject)
        resolve()
      })
    } finally {
      process.umask(before)
    }
  })
}

/** Removes socket and pointer; of the pointer's folder only files that this app creates, so that a false pointer removes nothing else. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const { socket, pointer } = controlPaths(dataDir)
  // A leftover that cannot be removed makes listening there fail, and then another path is used.
  if (socket !== null) await rm(socket, { force: true }).catch(() => {})
  const elsewhere = await readFile(pointer, 'utf8').catch(() => '')
  if (dirname(elsewhere).includes('syvo-control-') && elsewhere.endsWith('/control.sock')) {
    await rm(elsewhere, { force: true }).catch(() => {})
    await rmdir(dirname(elsewhere)).catch(() => {})
  }
  await rm(pointer, { force: true })
}

/** Reads the first line that a client sends; null when it went away, and an empty line when it is too long or does not come in time. */
function readRequest(socket: Socket, timeoutMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let size = 0
    const done = (request: string | null) => {
      clearTimeout(timer)
      socket.off('data', appendChunk)
      socket.resume()
      resolve(request)
    }
    const timer = setTimeout(() => done(''), timeoutMs)
    const appendChunk = (chunk: Buffer) => {
      pieces.push(chunk)
      size += chunk.length
      if (size > REQUEST_BYTES_MAX) return done('')
      if (chunk.includes(10)) done(Buffer.concat(pieces).toString('utf8').split('\n', 1)[0] ?? '')
    }
    socket.on('data', appendChunk)
    socket.once('end', () => done(Buffer.concat(pieces).toString('utf8')))
    socket.once('close', () => done(null))
  })
}

async function answer(
  socket: Socket,
  request: string,
  { commands, log }: { commands: Readonly<Record<string, Command>>; log: Log },
): Promise<void> {
  const send = (message: { line: string } | { exit: number }) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`)
  }
  const say = (line: string) => send({ line })
  let exit = 2
  try {
    const asked = parseRequest(request)
    const run = asked && Object.hasOwn(commands, asked.command) ? commands[asked.command] : undefined
    if (!asked) say('Dit is geen opdracht.')
    else if (!run) say('Deze versie van Syvo kent de opdracht niet. Start Syvo opnieuw na een bijwerking.')
    else exit = await run(asked.arguments, say)
  } catch (error) {
    exit = 1
    const line = explainFailure(error)
    if (line === null) log.error({ err: error }, 'chore failed')
    say(line ?? 'De opdracht is mislukt; de reden staat in het logboek van Syvo.')
  }
  send({ exit })
  socket.end()
}

function parseRequest(text: string): { command: string; arguments: string[] } | null {
  let asked: unknown
  try {
    asked = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof asked !== 'object' || asked === null || !('command' in asked) || !('arguments' in asked)) return null
  const { command, arguments: args } = asked
  if (typeof command !== 'string' || !Array.isArray(args)) return null
  return args.every((each): each is string => typeof each === 'string') ? { command, arguments: args } : null
}
