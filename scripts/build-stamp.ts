import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The inputs of the build, relative to the project; `filesUnder` skips tests, and generated files that the build itself writes. */
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

/** Returns the hash of all build inputs. Hashes contents, not times, so that a checkout does not force a build. */
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

/** Returns whether `dist` is a complete build of the current sources. */
export function isBuilt(root: string): boolean {
  const stamp = stampPath(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildInputsHash(root)
}

/** Records that `dist` is the build of the sources with this hash. */
export function markBuilt(root: string, hash: string): void {
  mkdirSync(dirname(stampPath(root)), { recursive: true })
  writeFileSync(stampPath(root), hash)
}

/** Returns the path of that record; a build removes it first, so that a broken build never looks finished. */
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
