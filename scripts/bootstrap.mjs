// Runs one command of the project on the project's own Node 24, after installing the packages of the lock file.
// Node built-ins only and plain JavaScript: this file must start on a fresh clone under any Node from version 20.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectNode } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The scripts of each command, in order; arguments after the command go to the last script. */
const COMMANDS = {
  start: [['scripts/build.ts', '--if-stale'], ['dist/app/server.js']],
  dev: [['scripts/dev.ts']],
  build: [['scripts/build.ts']],
  test: [['scripts/test.ts']],
  check: [['scripts/check.ts']],
  bench: [['bench/run.ts']],
  sweep: [['scripts/run-full-tests.ts']],
  'test:full': [['scripts/run-full-tests.ts']],
  matrix: [['scripts/matrix.ts']],
  ledger: [['scripts/requirement-coverage.ts']],
  migrate: [['src/entrypoints/migrate.ts']],
  backup: [['src/entrypoints/backup.ts']],
  admin: [['src/entrypoints/admin.ts']],
}

/** Commands that run without development packages; every other command needs those too. */
const NEEDS_NO_TOOLS = new Set(['start', 'build', 'migrate', 'backup', 'admin'])

/** Runs a script to its end, forwards stop signals to it, and returns its exit code. */
function run(node, script, env) {
  return new Promise((resolve) => {
    const child = spawn(node, script, { cwd: root, env, stdio: 'inherit' })
    const forward = (signal) => {
      // Ctrl-C in a terminal already reaches the whole process group; forwarding it would deliver it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const done = (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`Kan ${script[0]} niet starten: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 1)))
  })
}

async function main() {
  const [command = '', ...rest] = process.argv.slice(2)
  const steps = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!steps) {
    console.error(`Onbekend commando '${command}'. Kies uit: ${Object.keys(COMMANDS).join(', ')}.`)
    return 2
  }
  if (!(await ensureInstalled(root, { needsTools: !NEEDS_NO_TOOLS.has(command) }))) return 1
  const node = projectNode(root)
  if (!node) {
    console.error(
      `Syvo heeft Node 24 nodig; dit is Node ${process.versions.node} en het pakket 'node' is niet volledig geïnstalleerd.`,
    )
    console.error(
      'Voer uit: rm -rf node_modules && npm start   (staat ignore-scripts in uw npm-instellingen? Zet dat dan uit)',
    )
    return 1
  }
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  if (command === 'start') {
    env.NODE_ENV = 'production'
    // Caching compiled code makes every later start a quarter faster.
    env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
    env.NODE_OPTIONS = `--enable-source-maps ${process.env.NODE_OPTIONS ?? ''}`.trim()
  }
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    const [script, ...flags] = step
    const code = await run(node, [join(root, script), ...flags, ...(isLast ? rest : [])], env)
    if (code !== 0 || isLast) return code
  }
  return 0
}

process.exitCode = await main()
