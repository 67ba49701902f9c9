import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { type Command, type ControlSocket, controlPaths, openControlSocket } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'
import { sendToRunningProcess } from './send-to-running-process.ts'

const log = createLog({ level: 'silent', pretty: false })
let dataDir: string
const opened: ControlSocket[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syvo-ctl-'))
})
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const echo: Command = async (args, say) => {
  for (const each of args) say(each)
  return args.length
}

async function open(commands: Record<string, Command> = { echo }, requestTimeoutMs?: number, folder = dataDir) {
  const socket = await openControlSocket({
    dataDir: folder,
    commands,
    log,
    ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
  })
  opened.push(socket)
  return socket
}

async function ask(command: string, args: string[] = [], folder = dataDir) {
  const lines: string[] = []
  const exit = await sendToRunningProcess(folder, { command, arguments: args }, (line) => lines.push(line))
  return { exit, lines }
}

/** Sends raw text and returns everything that comes back. */
function sendRaw(path: string, text: string, end = true): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ path, allowHalfOpen: true })
    socket.on('data', (piece) => (answer += piece.toString()))
    socket.on('end', () => {
      socket.destroy()
      resolve(answer)
    })
    socket.on('error', reject)
    if (end) socket.end(text)
    else socket.write(text)
  })
}

it('a command gets its arguments, and its lines and exit code come back', async () => {
  const { path } = await open()
  expect(path).toBe(join(dataDir, 'control.sock'))
  expect(await ask('echo', ['één', 'twee regels\nin een'])).toEqual({ exit: 2, lines: ['één', 'twee regels\nin een'] })
})

it('only this user can open the socket, whatever umask the process has', async () => {
  const before = process.umask(0)
  try {
    const { path } = await open()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(process.umask()).toBe(0)
  } finally {
    process.umask(before)
  }
})

it('nobody answers where no process runs, also when a dead one left its socket and pointer behind', async () => {
  expect((await ask('echo')).exit).toBeNull()
  writeFileSync(join(dataDir, 'control.sock'), '')
  writeFileSync(join(dataDir, 'control'), join(tmpdir(), 'syvo-control-weg', 'control.sock'))
  expect((await ask('echo')).exit).toBeNull()
})

it("a dead process's leftovers are replaced, and a pointer to another file removes nothing", async () => {
  const precious = join(dataDir, 'control.sock.bewaar', 'control.sock')
  mkdirSync(dirname(precious))
  writeFileSync(precious, 'bewaar')
  writeFileSync(join(dataDir, 'control'), precious)
  writeFileSync(join(dataDir, 'control.sock'), '')
  await open()
  expect((await ask('echo', ['ja'])).lines).toEqual(['ja'])
  expect(readFileSync(precious, 'utf8')).toBe('bewaar')
  expect(existsSync(join(dataDir, 'control'))).toBe(false)
})

it('a folder whose path is too long gets a private socket elsewhere, which is removed on closing', async () => {
  const long = join(dataDir, 'é'.repeat(45))
  mkdirSync(long)
  expect(controlPaths(long).socket).toBeNull()
  const socket = await open(undefined, undefined, long)
  expect(socket.path.startsWith(long)).toBe(false)
  expect(statSync(dirname(socket.path)).mode & 0o777).toBe(0o700)
  expect(statSync(join(long, 'control')).mode & 0o777).toBe(0o600)
  expect((await ask('echo', ['ver'], long)).lines).toEqual(['ver'])
  await socket.close()
  expect(existsSync(dirname(socket.path))).toBe(false)
  expect((await ask('echo', [], long)).exit).toBeNull()
})

it.each([
  ['no JSON', 'hallo\n'],
  ['another shape', '{"command":"echo"}\n'],
  ['arguments that are no texts', '{"command":"echo","arguments":[1]}\n'],
  ['nothing', ''],
  ['a line without end', '{"command":"echo"'],
])('%s is refused with a line, and the next client is served', async (_, text) => {
  const { path } = await open()
  expect(await sendRaw(path, text)).toBe('{"line":"Dit is geen opdracht."}\n{"exit":2}\n')
  expect((await ask('echo', ['verder'])).lines).toEqual(['verder'])
})

it('a line that never stops is refused before it ends', async () => {
  const { path } = await open({ echo }, 600_000)
  expect(await sendRaw(path, 'x'.repeat(200_000), false)).toContain('"exit":2')
})

it('a client that sends nothing is disconnected after a while', async () => {
  const { path } = await open({ echo }, 20)
  expect(await sendRaw(path, '{"command":', false)).toContain('"exit":2')
})

it('an unknown command returns 2, also a name that every object inherits', async () => {
  await open()
  for (const command of ['wis-alles', 'constructor', '__proto__']) expect((await ask(command)).exit).toBe(2)
})

it('a refusal is its own line, and a bug reveals nothing but where to look', async () => {
  await open({
    refuses: () => Promise.reject(new CommandRefused('Dat kan niet.')),
    breaks: () => Promise.reject(new Error('wachtwoord=geheim')),
  })
  expect(await ask('refuses')).toEqual({ exit: 1, lines: ['Dat kan niet.'] })
  expect(await ask('breaks')).toEqual({
    exit: 1,
    lines: ['De opdracht is mislukt; de reden staat in het logboek van Syvo.'],
  })
})

it('two clients at once are served one after the other, while a third sends nothing', async () => {
  let running = 0
  let most = 0
  const { path } = await open({
    async slow([name], say) {
      most = Math.max(most, ++running)
      for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
      running--
      say(String(name))
      return 0
    },
  })
  const silent = connect(path)
  await new Promise((resolve) => silent.once('connect', resolve))
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask('slow', [name])))
  expect(answers.map(({ lines }) => lines)).toEqual([['a'], ['b'], ['c'], ['d']])
  expect(most).toBe(1)
  silent.destroy()
})

it('closing lets a running command answer and does not wait for a silent client', async () => {
  let finish = () => {}
  const started = Promise.withResolvers<void>()
  const socket = await open({
    slow: (_, say) =>
      new Promise((resolve) => {
        finish = () => (say('klaar'), resolve(0))
        started.resolve()
      }),
  })
  const silent = connect(socket.path)
  silent.on('error', () => {})
  await new Promise((resolve) => silent.once('connect', resolve))
  const answer = ask('slow')
  await started.promise
  const closed = socket.close()
  finish()
  expect(await answer).toEqual({ exit: 0, lines: ['klaar'] })
  await closed
  expect(existsSync(socket.path)).toBe(false)
})

it('a process that ends halfway is an error, not a success', async () => {
  const server = createServer((client) => client.resume().end('{"line":"begin"}\n')).listen(
    join(dataDir, 'control.sock'),
  )
  await expect(ask('echo')).rejects.toThrow(CommandRefused)
  await new Promise((resolve) => server.close(resolve))
})

it('a folder that cannot hold a socket gets one elsewhere', async () => {
  // A folder in the socket's place is what `rm` without recursion and binding both refuse.
  mkdirSync(join(dataDir, 'control.sock'))
  chmodSync(join(dataDir, 'control.sock'), 0o700)
  const socket = await open()
  expect(socket.path.startsWith(dataDir)).toBe(false)
  expect((await ask('echo', ['toch'])).lines).toEqual(['toch'])
})
