import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const OLDEST_MAJOR = 15
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 20_000

/** A throwaway PostgreSQL server in a temporary folder. `url` is the superuser's; `stop` ends the server and removes the folder. */
export type Cluster = {
  readonly url: string
  readonly version: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * Starts a throwaway PostgreSQL server (15 or newer) on a free loopback port, with fsync on. As root it runs as the system user
 * `postgres`. `settings` are server settings such as `{ max_connections: '200' }`. Rejects with the server's log when it does not start.
 */
export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const bin = postgresBinFolder()
  if (!bin)
    throw new Error('PostgreSQL 15 or newer was not found. Install it, on Debian with: apt-get install postgresql-15')
  const owner = serverOwner()
  const folder = mkdtempSync(join(tmpdir(), 'syvo-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  try {
    createDataFolder(bin, folder, data, password, owner)
    const port = await freePort()
    const server = startServer(join(bin, 'postgres'), data, folder, port, settings, owner)
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    await waitUntilReady(server)
    return {
      url,
      version: postgresVersion(bin),
      pid: server.child.pid ?? 0,
      stop: () => stopServer(server.child, folder),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Returns the folder with `initdb` and `postgres`: Debian's oldest supported version, else one in PATH, else undefined. */
export function postgresBinFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const majors = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((major) => major >= OLDEST_MAJOR)
        .sort((a, b) => a - b)
    : []
  // Prefers the oldest supported version, because what runs there runs on newer ones too.
  const folders = [
    ...majors.map((major) => join(debian, String(major), 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

type Owner = { readonly uid: number; readonly gid: number } | undefined
type Server = { readonly child: ChildProcess; readonly log: () => string }

/** Returns the `postgres` user of the Debian package when this process is root, because PostgreSQL refuses to run as root. */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

function createDataFolder(bin: string, folder: string, data: string, password: string, owner: Owner): void {
  mkdirSync(data, { mode: 0o700 })
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(folder, 0o755)
  if (owner) for (const path of [folder, data, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  execFileSync(join(bin, 'initdb'), options, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  rmSync(passwordFile)
}

function startServer(
  binary: string,
  data: string,
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  owner: Owner,
): Server {
  const fixed = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port: String(port),
    max_connections: '200',
    ...settings,
  }
  const options = Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binary, ['-D', data, ...options], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    // The beginning is enough: it says whether the server started and, if not, why.
    if (log.length < 20_000) log += chunk.toString('utf8')
  })
  // When this process ends early (Ctrl-C, a crash), the server ends with it.
  const abandon = (): void => {
    child.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  return { child, log: () => log }
}

async function waitUntilReady({ child, log }: Server): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!log().includes('ready to accept connections')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`PostgreSQL did not start:\n${log()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Requests a fast shutdown, which closes open connections, and kills the server when that takes too long. */
async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(insist)
  }
  rmSync(folder, { recursive: true, force: true })
}

function postgresVersion(bin: string): string {
  return execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
