import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresBinFolder } from '../postgres-cluster.ts'

/** Something the tests need from the machine itself. */
export type MachinePart = {
  readonly debianPackage: string
  readonly isPresent: () => boolean
  /** The tests run without it too. */
  readonly isOptional?: boolean
}

/** The browser that walks the journeys. */
export const CHROMIUM: MachinePart = { debianPackage: 'chromium', isPresent: () => isInPath('chromium') }

/** The same engine without the browser around it, in which the screens are looked at twice as fast; without it they are looked at in Chromium. */
export const HEADLESS_SHELL: MachinePart = {
  debianPackage: 'chromium-headless-shell',
  isPresent: () => isInPath('chromium-headless-shell'),
  isOptional: true,
}

/** The server engine on which every suite runs a second time. */
export const POSTGRES: MachinePart = {
  debianPackage: 'postgresql-15',
  isPresent: () => postgresBinFolder() !== undefined,
}

/** Installs what is absent with apt when it may; answers the packages that are still absent afterwards, having said so. */
export function ensureMachineParts(parts: readonly MachinePart[]): string[] {
  const absent = parts.filter((part) => !part.isPresent())
  if (absent.length === 0) return []
  const names = absent.map((part) => part.debianPackage)
  const canInstall = process.getuid?.() === 0 && isInPath('apt-get')
  if (canInstall) {
    console.log(
      `Nodig voor de tests en nog niet aanwezig: ${names.join(' en ')}. Installeren met apt-get (een tot drie minuten) …`,
    )
    apt(['update', '-qq'])
    // One by one: a package that this Debian does not have keeps no other away.
    for (const name of names) apt(['install', '-y', '-qq', '--no-install-recommends', name])
  }
  const still = absent.filter((part) => !part.isOptional && !part.isPresent()).map((part) => part.debianPackage)
  if (still.length > 0) {
    console.error(`De tests kunnen niet draaien zonder ${still.join(' en ')}.`)
    console.error(`Installeer dit en probeer opnieuw: sudo apt-get install ${still.join(' ')}`)
  }
  return still
}

function apt(words: readonly string[]): void {
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function isInPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)))
}
