import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { buildWidget } from '../build-widget.ts'

const ROOT = join(import.meta.dirname, '../..')
/** A save often touches several files; changes are handled after a pause of this length. */
const QUIET_MS = 150
const FORCE_AFTER_MS = 10_000

/** The changed files that need a rebuild of the widget, and those that need a restart of the server. */
export type DevWork = { widget: string[]; server: string[] }

/** Sorts changed files, as paths from the project. The server reads the widget, the migrations and its own modules only at its start. */
export function workFor(changed: Iterable<string>, loaded: ReadonlySet<string>): DevWork {
  const own = [...changed].filter((path) => /\.(ts|tsx|css|sql|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
  const widget = own.filter((path) => path.startsWith('src/widget/'))
  const server = own.filter((path) => loaded.has(path) || path.startsWith('database/'))
  return { widget, server: [...new Set([...widget, ...server])] }
}

/** Builds the widget, starts the server (`program --serve`), and rebuilds or restarts them on changes until a stop signal. */
export async function superviseDevelopment(program: string, widgetFolder: string): Promise<void> {
  const server = serverProcess(program)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void server.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  await tryBuildWidget(widgetFolder)
  let changed = new Set<string>()
  let isBusy = false
  const act = async () => {
    if (isBusy || isStopping || changed.size === 0) return
    isBusy = true
    const work = workFor(changed, server.loaded)
    changed = new Set()
    if (work.widget.length > 0) await tryBuildWidget(widgetFolder)
    if (work.server.length > 0 && !isStopping) {
      console.log(`Changed: ${work.server.join(', ')}. Restarting the server …`)
      await server.stop()
      if (!isStopping) server.start()
    }
    isBusy = false
    void act()
  }
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['src', 'database']) {
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      if (!name) return
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`)
      clearTimeout(timer)
      timer = setTimeout(() => void act(), QUIET_MS)
    })
  }
  if (!isStopping) server.start()
}

/** Builds the widget and prints a failure; the previous build stays, and the next save tries again. */
async function tryBuildWidget(folder: string): Promise<void> {
  try {
    for (const limit of await buildWidget(folder)) console.error(`The widget is too large: ${limit}`)
  } catch (error) {
    console.error(`The widget was not built: ${error instanceof Error ? error.message : String(error)}`)
    if (!existsSync(join(folder, 'manifest.json'))) console.error('There is no widget yet, so the chat does not work.')
  }
}

/** Manages one server process at a time: the embedded database belongs to one process, so the old one ends before the next begins. */
function serverProcess(program: string) {
  const loaded = new Set<string>()
  let child: ChildProcess | null = null
  return {
    /** Project files that the server loaded, as paths from the project; the list survives a failed start, so that a fix restarts the server. */
    loaded,
    start(): void {
      const next = spawn(process.execPath, [program, '--serve'], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'development' },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
      child = next
      next.on('message', (message: unknown) => {
        if (typeof message !== 'object' || message === null || !('loaded' in message)) return
        loaded.add(String(message.loaded).slice(ROOT.length + 1))
      })
      next.once('exit', (code) => {
        if (child === next) child = null
        if (code) console.error('The server stopped. Fix the cause and save a file to restart it.')
      })
    },
    async stop(): Promise<void> {
      const running = child
      if (!running) return
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill('SIGTERM')
      const timer = setTimeout(() => running.kill('SIGKILL'), FORCE_AFTER_MS)
      await gone
      clearTimeout(timer)
    },
  }
}
