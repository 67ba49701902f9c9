/** A text that makes a backtracking expression work: pieces that are repeated, and an end that prevents the match. */
export type Attack = { readonly pumps: readonly (readonly [prefix: string, pump: string])[]; readonly suffix: string }

/** The longest that one text may hold the event loop for, in milliseconds of CPU time. */
export const WORST_MS = 50

const SIGNS = ['1', 'a', ' ', '-', '=', '.', '@', 'é', '\n']
const ENDS = ['', '!', 'a', '\u0000']

/** The text of an attack at `length` characters, the room shared evenly by its pumps. */
export function attackAt(attack: Attack, length: number): string {
  const fixed = attack.pumps.reduce((sum, [prefix]) => sum + prefix.length, attack.suffix.length)
  const each = Math.max(0, Math.floor((length - fixed) / Math.max(1, attack.pumps.length)))
  const pumped = attack.pumps.map(([prefix, pump]) => prefix + repeatTo(pump, each))
  return (pumped.join('') + attack.suffix).slice(0, length)
}

/**
 * Texts of at most `length` characters that hold one, two and three runs: of the signs that tell expressions apart, and of the words that
 * stand in the expression itself, alone and one after the other.
 */
export function* pumpedTexts(source: string, length: number, most = Number.POSITIVE_INFINITY): Generator<string> {
  const words = wordsOf(source)
  const runs = [...SIGNS, ...words.map((word) => `${word} `), ...words.slice(0, 3), words.slice(0, 3).join(' ')]
  const pieces = [...new Set(runs)].filter((one) => one !== '')
  let count = 0
  for (const combination of combinationsOf(pieces, words)) {
    for (const end of ENDS) {
      if (count++ >= most) return
      yield attackAt({ pumps: combination, suffix: end }, length)
    }
  }
}

function* combinationsOf(
  pieces: readonly string[],
  words: readonly string[],
): Generator<(readonly [string, string])[]> {
  const openings = ['', ...words.slice(0, 2).map((word) => `${word} `)]
  for (const opening of openings) {
    for (const one of pieces) yield [[opening, one]]
    for (const one of pieces)
      for (const two of pieces)
        if (one !== two)
          yield [
            [opening, one],
            ['', two],
          ]
  }
  const few = pieces.slice(0, 7)
  for (const one of few)
    for (const two of few)
      for (const three of few)
        yield [
          ['', one],
          ['', two],
          ['', three],
        ]
}

/** The words of an expression, longest first: what its branches begin with. */
function wordsOf(source: string): string[] {
  const plain = source.replaceAll(/\\[pPu]\{[^}]{0,20}\}|\\./g, ' ')
  return [...new Set(plain.match(/[A-Za-z]{2,20}/g) ?? [])].slice(0, 8)
}

function repeatTo(piece: string, length: number): string {
  return piece === '' ? '' : piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** The CPU time of a call in milliseconds: user and system time of this process, whatever else the machine does. */
export function cpuMsOf(call: () => void): number {
  const before = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The least of several measurements, so that a collection of garbage in one of them does not count. Stops at the first below `enough`. */
export function leastCpuMs(call: () => void, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least >= enough; attempt++) least = Math.min(least, cpuMsOf(call))
  return least
}
