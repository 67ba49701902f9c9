import { matchesGlob, posix } from 'node:path'
import { packageOf } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

/** Packages with a fixed location: the adapter of the external service or engine behind them. */
const ADAPTERS: Readonly<Record<string, readonly string[]>> = {
  pg: ['src/platform/database/**'],
  '@electric-sql/*': ['src/platform/database/**'],
  kysely: ['src/platform/**', 'src/modules/**/store/**', 'src/modules/identity/**'],
  'pg-boss': ['src/platform/jobs/**'],
  pino: ['src/platform/log/**'],
  'prom-client': ['src/platform/**'],
  undici: ['src/platform/safe-fetch/**'],
  'ipaddr.js': ['src/platform/safe-fetch/**', 'src/platform/http/**'],
  nodemailer: ['src/platform/mail/**'],
  'smtp-server': ['src/modules/channels/**'],
  mailparser: ['src/modules/channels/**'],
  'better-auth': ['src/modules/identity/**'],
  '@better-auth/*': ['src/modules/identity/**'],
  stripe: ['src/modules/payments/stripe/**'],
  standardwebhooks: ['src/modules/runtime/answering/**', 'src/modules/payments/sandbox/**'],
  // The academy turns lessons into HTML of its own and into the parts of a PDF.
  marked: ['src/platform/content/**', 'src/modules/academy/**'],
  ai: ['src/modules/runtime/**'],
  '@ai-sdk/*': ['src/modules/runtime/**'],
  '@modelcontextprotocol/*': ['src/modules/channels/**'],
  '@hono/node-server': ['src/platform/http/**', 'src/entrypoints/**'],
  '@base-ui/*': ['src/ui/**'],
  sonner: ['src/ui/**'],
  vite: ['src/entrypoints/**'],
}

/** Frameworks, which any file may use. Every package not named here or above stays within one folder. */
const EVERYWHERE = [
  'react',
  'react-dom',
  'zod',
  'hono',
  'react-hook-form',
  '@hookform/*',
  '@tanstack/*',
  '@fontsource-variable/*',
  'lucide-react',
]

/** One adapter per third-party library: pinned packages in their location, all others within a single folder. */
export const adapters: Rule = {
  id: 'adapters',
  says: 'a third-party library is imported in its one adapter only',
  check: (tree) => {
    const uses = usesByPackage(tree)
    return [...uses].flatMap(([name, places]) => {
      const pinned = Object.entries(ADAPTERS).find(([pattern]) => matchesGlob(name, pattern))?.[1]
      if (pinned) return misplaced(name, places, pinned)
      return EVERYWHERE.some((pattern) => matchesGlob(name, pattern)) ? [] : scattered(name, places)
    })
  },
}

type Use = { readonly path: string; readonly line: number }

function usesByPackage(tree: SourceTree): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const file of tree.product) {
    for (const one of file.imports) {
      const name = packageOf(one.specifier)
      if (name === undefined || isBuiltIn(name)) continue
      uses.set(name, [...(uses.get(name) ?? []), { path: file.path, line: one.line }])
    }
  }
  return uses
}

function misplaced(name: string, uses: readonly Use[], allowed: readonly string[]): Finding[] {
  return uses
    .filter((use) => !allowed.some((pattern) => matchesGlob(use.path, pattern)))
    .map((use) => ({ ...use, message: `${name} belongs only in ${allowed.join(' or ')}` }))
}

function scattered(name: string, uses: readonly Use[]): Finding[] {
  const homes = new Set(uses.map((use) => posix.dirname(use.path)))
  if (homes.size <= 1) return []
  return uses.map((use) => ({
    ...use,
    message: `${name} is used in ${homes.size} folders; one adapter is enough`,
  }))
}

function isBuiltIn(name: string): boolean {
  return process.getBuiltinModule(name) !== undefined
}
