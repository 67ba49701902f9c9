import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of package-lock.json that matters here: packages by their path, with their optional dependencies. */
export type LockedPackages = Record<
  string,
  { readonly dev?: boolean; readonly optionalDependencies?: Record<string, string> }
>

/** An optional package that the lock file requires without an entry, so that `npm ci` refuses the file. */
export type MissingPackage = { readonly name: string; readonly version: string; readonly isDev: boolean }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Returns the optional packages without an entry. npm omits one that its registry does not serve at the time of locking. */
export function missingOptionals(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  )
}

/** Returns the entry of a package for another platform, read from its name. Throws when the name holds no platform. */
export function platformEntry({ name, version, isDev }: MissingPackage): Record<string, unknown> {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter((one) => words.includes(one))
  const cpu = PROCESSORS.filter((one) => words.includes(one))
  if (os.length + cpu.length === 0) throw new Error(`${name} is not a platform package; add it with npm install`)
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** Returns whether a package resolves from that path, walking up as Node does. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in packages) return true
  return path !== '' && isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

function isLockFile(value: unknown): value is { packages: LockedPackages } {
  return typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object'
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', 'package-lock.json')
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isLockFile(lock)) throw new Error('package-lock.json has no list of packages')
  const missing = missingOptionals(lock.packages)
  const added = missing.map((one) => [`node_modules/${one.name}`, platformEntry(one)] as const)
  const sorted = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`added ${missing.length} platform packages to package-lock.json`)
}
