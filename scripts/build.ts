import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildInputsHash, isBuilt, markBuilt, stampPath } from './build-stamp.ts'

const root = join(import.meta.dirname, '..')

/** Builds the pages, the server and the widget into `dist`; returns false when a step fails. Prints Dutch, because `npm start` runs it. */
export function build(): boolean {
  const startedAt = Date.now()
  const hash = buildInputsHash(root)
  rmSync(stampPath(root), { force: true })
  const steps = [
    { what: 'de pagina’s', args: [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'] },
    { what: 'de server', args: [join(root, 'scripts/build-server.ts')] },
    { what: 'de chatwidget', args: [join(root, 'scripts/build-widget.ts')] },
  ]
  for (const step of steps) {
    console.log(`Bouwen: ${step.what} …`)
    const result = spawnSync(process.execPath, step.args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (result.status !== 0) {
      console.error(`Het bouwen van ${step.what} is mislukt; de melding staat hierboven.`)
      return false
    }
  }
  markBuilt(root, hash)
  console.log(`Gebouwd in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  return true
}

/** Builds when the sources differ from those of `dist`; returns false when that build fails. */
export function buildIfStale(): boolean {
  if (isBuilt(root)) return true
  console.log('Syvo wordt gebouwd; dat duurt meestal 10 tot 40 seconden.')
  return build()
}

if (import.meta.main) {
  process.exitCode = (process.argv.includes('--if-stale') ? buildIfStale() : build()) ? 0 : 1
}
