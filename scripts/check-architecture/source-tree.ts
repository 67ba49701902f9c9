import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findImports, type Import } from './imports.ts'
import { type Ast, type Comment, parseFile } from './syntax.ts'

/** One parsed source file. `path` is relative to the project with forward slashes. */
export type SourceFile = {
  readonly path: string
  readonly code: string
  readonly lineCount: number
  readonly isTest: boolean
  readonly program: Ast
  readonly comments: readonly Comment[]
  readonly imports: readonly Import[]
  readonly lineAt: (offset: number) => number
}

/** The project as input of the rules: parsed files, and the paths of everything else. */
export type SourceTree = {
  readonly root: string
  /** Every TypeScript file below `src`, tests included. */
  readonly files: readonly SourceFile[]
  /** The same without tests: input of the rules about imports and calls. */
  readonly product: readonly SourceFile[]
  /** The project's TypeScript files outside `src`: scripts, tests, benchmarks and the build configuration. */
  readonly tooling: readonly SourceFile[]
  /** The packages of a production installation: `dependencies` of package.json. */
  readonly productionPackages: ReadonlySet<string>
  /** All folder and file paths below `src`. */
  readonly paths: readonly string[]
  readonly has: (path: string) => boolean
  readonly byPath: ReadonlyMap<string, SourceFile>
}

const TOOLING = ['scripts', 'tests', 'bench']
const BUILD_CONFIG = ['vite.config.ts']

/** Reads and parses the project at `root`. Throws with the file's name when a file does not parse. */
export function readSourceTree(root: string): SourceTree {
  const paths = listing(root, 'src')
  const files = paths.filter(isCode).map((path) => readSource(root, path))
  const tooling = [...TOOLING.flatMap((folder) => listing(root, folder)), ...BUILD_CONFIG]
    .filter((path) => existsSync(join(root, path)))
    .filter(isCode)
    .map((path) => readSource(root, path))
  return {
    root,
    files,
    product: files.filter((file) => !file.isTest),
    tooling,
    productionPackages: dependencies(root),
    paths,
    has: (path) => existsSync(join(root, path)),
    byPath: new Map(files.map((file) => [file.path, file])),
  }
}

function dependencies(root: string): ReadonlySet<string> {
  const parsed: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || !('dependencies' in parsed)) return new Set()
  return new Set(Object.keys(parsed.dependencies ?? {}))
}

function readSource(root: string, path: string): SourceFile {
  const code = readFileSync(join(root, path), 'utf8')
  const { program, comments, module } = parseFile(path, code)
  const lineStarts = [0]
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  const lineAt = (offset: number): number => lineStarts.findLastIndex((start) => start <= offset) + 1
  return {
    path,
    code,
    lineCount: code.endsWith('\n') ? lineStarts.length - 1 : lineStarts.length,
    isTest: /\.test\.tsx?$/.test(path),
    program,
    comments,
    imports: findImports(path, program, module, lineAt),
    lineAt,
  }
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !/\.gen\.tsx?$/.test(path)
}

function listing(root: string, folder: string): string[] {
  const absolute = join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
}
