import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresBinFolder } from '../postgres-cluster.ts'

/** A Debian package that tests need. */
export type MachinePart = {
  readonly debianPackage: string
  readonly isPresent: () => boolean
  /** Tests run without it too. */
  readonly isOptional?: boolean
}

/** The browser of the end-to-end journeys. */
export const CHROMIUM: MachinePart = { debianPackage: 'chromium', isPresent: () => isInPath('chromium') }

/** The headless engine alone, which runs screen tests twice as fast as Chromium; without it they run in Chromium. */
export const HEADLESS_SHELL: MachinePart = {
  debianPackage: 'chromium-headless-shell',
  isPresent: () => isInPath('chromium-headless-shell'),
  isOptional: true,
}

/** The database server on which every suite runs a second time. */
export const POSTGRES: MachinePart = {
  debianPackage: 'postgresql-15',
  isPresent: () => postgresBinFolder() !== undefined,
}

/** Installs absent packages with apt when this process may; prints and returns the required packages that are still absent. */
export function ensureMachineParts(parts: readonly MachinePart[]): string[] {
  const absent = parts.filter((part) => !part.isPresent())
  if (absent.length === 0) return []
  const names = absent.map((part) => part.debianPackage)
  const canInstall = process.getuid?.() === 0 && isInPath('apt-get')
  if (canInstall) {
    console.log(`The tests need ${names.join(' and ')}. Installing with apt-get (one to three minutes) …`)
    apt(['update', '-qq'])
    // One by one, so that a package that this Debian lacks does not block the others.
    for (const name of names) apt(['install', '-y', '-qq', '--no-install-recommends', name])
  }
  const still = absent.filter((part) => !part.isOptional && !part.isPresent()).map((part) => part.debianPackage)
  if (still.length > 0) {
    console.error(`The tests cannot run without ${still.join(' and ')}.`)
    console.error(`Install this and try again: sudo apt-get install ${still.join(' ')}`)
  }
  return still
}

function apt(words: readonly string[]): void {
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function isInPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)))
}
