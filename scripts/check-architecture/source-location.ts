/** The order of the modules, lowest first. A module may import modules on earlier lines, but not one on its own line. */
const MODULE_ORDER: readonly (readonly string[])[] = [
  ['identity'],
  ['plans'],
  ['catalogue'],
  ['activation'],
  ['payments'],
  ['billing'],
  ['knowledge'],
  ['leads'],
  ['runtime'],
  ['channels'],
  ['authoring'],
  ['review', 'health', 'moderation'],
  ['vendors'],
  ['email', 'integrations'],
  ['automation'],
]

/** Modules outside that order, with the modules they may import. No other module imports them. */
const SIDE_MODULES: Readonly<Record<string, readonly string[]>> = {
  marketing: ['plans', 'catalogue'],
  academy: ['plans', 'catalogue'],
}

/** The part of the application that a file belongs to. */
export type Zone = 'entrypoints' | 'web' | 'modules' | 'ui' | 'platform' | 'widget' | 'elsewhere'

/** The part of a module that a file belongs to; `inside` is any other file of the module. */
export type Part =
  | 'contract'
  | 'public'
  | 'module'
  | 'routes'
  | 'domain'
  | 'actions'
  | 'store'
  | 'jobs'
  | 'screens'
  | 'inside'

/** The location of a file: its zone and, in a module, the module and the part. */
export type SourceLocation = { readonly zone: Zone; readonly module?: string; readonly part?: Part }

const ZONES: ReadonlySet<string> = new Set<Zone>(['entrypoints', 'web', 'modules', 'ui', 'platform', 'widget'])
const FOLDER_PARTS: ReadonlySet<string> = new Set<Part>(['contract', 'domain', 'actions', 'store', 'jobs', 'screens'])

/** Returns the location of a path such as `src/modules/leads/domain/score.ts`. */
export function locationOf(path: string): SourceLocation {
  const [src, zone = '', ...rest] = path.split('/')
  if (src !== 'src' || !isZone(zone)) return { zone: 'elsewhere' }
  const module = rest[0]
  if (zone !== 'modules' || module === undefined) return { zone }
  const folder = rest.slice(1, -1).find(isFolderPart)
  return { zone, module, part: folder ?? partOfFile(rest) }
}

/** Returns whether module `from` may import the contract.ts or public.ts of module `to`. */
export function canImport(from: string, to: string): boolean {
  const side = SIDE_MODULES[from]
  if (side) return side.includes(to)
  const fromLevel = levelOf(from)
  const toLevel = levelOf(to)
  return toLevel !== -1 && toLevel < fromLevel
}

/** Returns whether the order of the modules names this module. */
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
  if (file === 'module.ts' && rest.length === 2) return 'module'
  return 'inside'
}

function isZone(name: string): name is Zone {
  return ZONES.has(name)
}

function isFolderPart(name: string): name is Part {
  return FOLDER_PARTS.has(name)
}
