import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of package-lock.json that matters here: a package's place, and what it may bring per platform. */
export type LockedPackages = Record<
  string,
  { readonly dev?: boolean; readonly optionalDependencies?: Record<string, string> }
>

/** An optional package that the lock file asks for but does not hold, so that `npm ci` would refuse the file. */
export type MissingPackage = { readonly name: string; readonly version: string; readonly isDev: boolean }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The optional packages without an entry. npm leaves one out when its registry could not give it at the time of locking. */
export function missingOptionals(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  )
}

/** The entry of a package for another platform, its platform read from its name; such a package is never fetched here. */
export function platformEntry({ name, version, isDev }: MissingPackage): Record<string, unknown> {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter((one) => words.includes(one))
  const cpu = PROCESSORS.filter((one) => words.includes(one))
  if (os.length + cpu.length === 0) throw new Error(`${name} is geen platformpakket; voeg het met npm install toe`)
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

/** True when the package is found from that place, walking up as Node does. */
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
  if (!isLockFile(lock)) throw new Error('package-lock.json heeft geen lijst van pakketten')
  const missing = missingOptionals(lock.packages)
  const added = missing.map((one) => [`node_modules/${one.name}`, platformEntry(one)] as const)
  const sorted = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`${missing.length} platformpakketten toegevoegd aan package-lock.json`)
}
