/** The order of the modules, lowest first; a module may call those on a lower line. Two on one line do not see each other. */
const MODULE_ORDER: readonly (readonly string[])[] = [
  ['identity'],
  ['plans'],
  ['catalogue'],
  ['activation'],
  ['billing'],
  ['knowledge'],
  ['leads'],
  ['runtime'],
  ['channels'],
  ['publishing'],
  ['email', 'integrations'],
  ['automation'],
]

/** Modules outside that order, with everything they may see. Nobody but the shell sees them. */
const SIDE_MODULES: Readonly<Record<string, readonly string[]>> = { marketing: ['plans', 'catalogue'] }

/** The part of the house a file belongs to. */
export type Zone = 'entrypoints' | 'web' | 'modules' | 'ui' | 'platform' | 'widget' | 'elsewhere'

/** The part of a module a file belongs to; `inside` is any file of a module that is in none of the named parts. */
export type Part = 'contract' | 'public' | 'routes' | 'domain' | 'actions' | 'store' | 'jobs' | 'screens' | 'inside'

/** Where a file stands: its zone and, in a module, the module and the part. */
export type SourceLocation = { readonly zone: Zone; readonly module?: string; readonly part?: Part }

const ZONES: ReadonlySet<string> = new Set<Zone>(['entrypoints', 'web', 'modules', 'ui', 'platform', 'widget'])
const FOLDER_PARTS: ReadonlySet<string> = new Set<Part>(['contract', 'domain', 'actions', 'store', 'jobs', 'screens'])

/** Reads a path such as `src/modules/leads/domain/score.ts` as a place in the house. */
export function locationOf(path: string): SourceLocation {
  const [src, zone = '', ...rest] = path.split('/')
  if (src !== 'src' || !isZone(zone)) return { zone: 'elsewhere' }
  const module = rest[0]
  if (zone !== 'modules' || module === undefined) return { zone }
  const folder = rest.slice(1, -1).find(isFolderPart)
  return { zone, module, part: folder ?? partOfFile(rest) }
}

/** True when `from` may call `to` by its contract or public door. */
export function canImport(from: string, to: string): boolean {
  const side = SIDE_MODULES[from]
  if (side) return side.includes(to)
  const fromLevel = levelOf(from)
  const toLevel = levelOf(to)
  return toLevel !== -1 && toLevel < fromLevel
}

/** True for a module that the architecture knows. */
export function isKnownModule(name: string): boolean {
  return levelOf(name) !== -1 || Object.hasOwn(SIDE_MODULES, name)
}

function levelOf(module: string): number {
  return MODULE_ORDER.findIndex((level) => level.includes(module))
}

function partOfFile(rest: readonly string[]): Part {
  const file = rest.at(-1)
  if (file === 'routes.ts') return 'routes'
  if (file === 'contract.ts') return 'contract'
  if (file === 'public.ts' && rest.length === 2) return 'public'
  return 'inside'
}

function isZone(name: string): name is Zone {
  return ZONES.has(name)
}

function isFolderPart(name: string): name is Part {
  return FOLDER_PARTS.has(name)
}
