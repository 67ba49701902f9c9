import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = {
  pid: number
  url: string
  /** Milliseconds from the start of the process to the first successful answer on its ready path. */
  readyMs: number
  stop(): Promise<void>
}

/**
 * Starts a server program with this Node and waits until `readyPath` answers successfully. Throws with the program's output when it does not
 * become ready within `patienceMs`.
 */
export async function startServer(
  program: string,
  settings: { port: number; env: Record<string, string>; readyPath: string; patienceMs?: number },
): Promise<ServerProcess> {
  const startedMs = performance.now()
  const child = spawn(process.execPath, [program], {
    // The developer's settings must not reach a measured process.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(settings.port), ...settings.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (bytes: Buffer) => {
    printed = (printed + bytes.toString()).slice(-8000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const url = `http://127.0.0.1:${settings.port}`
  while (!(await isReady(url + settings.readyPath))) {
    const late = performance.now() - startedMs > (settings.patienceMs ?? 240_000)
    if (child.exitCode === null && !late) continue
    child.kill('SIGKILL')
    throw new Error(`${program} did not start:\n${printed}`)
  }
  const readyMs = performance.now() - startedMs
  if (child.pid === undefined) throw new Error(`${program} has no process`)
  return {
    pid: child.pid,
    url,
    readyMs,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const tooLong = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await once(child, 'exit')
      clearTimeout(tooLong)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return false
  }
}
