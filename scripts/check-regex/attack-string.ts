/** A text that makes an expression backtrack: repeated pieces (pumps), and a suffix that prevents the match. */
export type Attack = { readonly pumps: readonly (readonly [prefix: string, pump: string])[]; readonly suffix: string }

/** The most CPU time in milliseconds that one text may block the event loop for. */
export const WORST_MS = 50

const SIGNS = ['1', 'a', ' ', '-', '=', '.', '@', 'é', '\n']
const ENDS = ['', '!', 'a', '\u0000']
const GOLDEN = (Math.sqrt(5) - 1) / 2
const NOTHING = ['', ''] as const

/** Returns the text of an attack at `length` characters, divided evenly over its pumps. */
export function attackAt(attack: Attack, length: number): string {
  const fixed = attack.pumps.reduce((sum, [prefix]) => sum + prefix.length, attack.suffix.length)
  const each = Math.max(0, Math.floor((length - fixed) / Math.max(1, attack.pumps.length)))
  const pumped = attack.pumps.map(([prefix, pump]) => prefix + repeatTo(pump, each))
  return (pumped.join('') + attack.suffix).slice(0, length)
}

/**
 * Generates texts of at most `length` characters with one, two and three runs, of common signs and of words in the expression itself, alone
 * and combined. `most` limits the number of texts; it is divided equally over the three numbers of runs.
 */
export function* pumpedTexts(source: string, length: number, most = Number.POSITIVE_INFINITY): Generator<string> {
  const words = literalWordsOf(source)
  const runs = [...SIGNS, ...words.map((word) => `${word} `), ...words.slice(0, 3), words.slice(0, 3).join(' ')]
  const pieces = [...new Set(runs)].filter((one) => one !== '')
  const openings = ['', ...words.slice(0, 2).map((word) => `${word} `)]
  for (const pumps of [oneRun(openings, pieces), twoRuns(openings, pieces), threeRuns(pieces)]) {
    const attacks = pumps.flatMap((one) => ENDS.map((suffix) => ({ pumps: one, suffix })))
    for (const attack of evenly(attacks, Math.ceil(most / 3))) yield attackAt(attack, length)
  }
}

type Pumps = Attack['pumps']

function oneRun(openings: readonly string[], pieces: readonly string[]): Pumps[] {
  return openings.flatMap((opening) => pieces.map((one): Pumps => [[opening, one]]))
}

function twoRuns(openings: readonly string[], pieces: readonly string[]): Pumps[] {
  return oneRun(openings, pieces).flatMap(([first = NOTHING]) =>
    pieces.filter((two) => two !== first[1]).map((two): Pumps => [first, ['', two]]),
  )
}

function threeRuns(pieces: readonly string[]): Pumps[] {
  const few = pieces.slice(0, 7).map((piece) => ['', piece] as const)
  return few.flatMap((one) => few.flatMap((two) => few.map((three): Pumps => [one, two, three])))
}

/** Returns at most `most` items of a list, spread by the golden ratio, so that a periodic list is sampled evenly. */
function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (most >= items.length) return [...items]
  const places = Array.from({ length: most }, (_, at) => Math.floor((((at + 1) * GOLDEN) % 1) * items.length))
  const picked = new Set(places)
  return items.filter((_, at) => picked.has(at))
}

/** Returns the first literal words of an expression, each once. */
function literalWordsOf(source: string): string[] {
  const plain = source.replaceAll(/\\[pPu]\{[^}]{0,20}\}|\\./g, ' ')
  return [...new Set(plain.match(/[A-Za-z]{2,20}/g) ?? [])].slice(0, 8)
}

function repeatTo(piece: string, length: number): string {
  return piece === '' ? '' : piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** Returns the CPU time of a call in milliseconds: user and system time of this process, independent of other load. */
export function cpuMsOf(call: () => void): number {
  const before = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Returns the least of three measurements in milliseconds, so that one garbage collection does not count. Stops at the first below `enough`. */
export function leastCpuMs(call: () => void, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least >= enough; attempt++) least = Math.min(least, cpuMsOf(call))
  return least
}
