import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the build reads, relative to the project; tests are left out because they are not part of the product, and
 * generated files because a build itself writes them. */
const INPUTS = [
  'src',
  'public',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build-server.ts',
  'scripts/build-widget.ts',
]

/** The hash of everything that a build reads. Reads contents rather than times, so that a checkout does not force a build. */
export function buildInputsHash(root: string): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesUnder(root, input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** True when `dist` was built completely from the present sources. */
export function isBuilt(root: string): boolean {
  const stamp = stampPath(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildInputsHash(root)
}

/** Records that `dist` now belongs to the sources with this hash. */
export function markBuilt(root: string, hash: string): void {
  mkdirSync(dirname(stampPath(root)), { recursive: true })
  writeFileSync(stampPath(root), hash)
}

/** Where the record stands; a build removes it first, so that a broken build never looks finished. */
export function stampPath(root: string): string {
  return join(root, 'dist', '.built-from')
}

function filesUnder(root: string, path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
