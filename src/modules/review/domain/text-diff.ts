/** A piece of a comparison: unchanged, removed or added. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** The most differences that are searched for; a text with more is shown as replaced. */
const EDITS_MAX = 1500
/** An unchanged piece between two differences that is shorter than this reads better as part of them. */
const ISLAND_MAX = 4

/**
 * Compares two texts by words. The unchanged and removed parts make the text before, the unchanged and added parts the text after, to the
 * letter. Takes at most the square of `EDITS_MAX` steps; texts with more differences are compared line by line, or shown as one replaced by the
 * other.
 */
export function textDiff(before: string, after: string): DiffPart[] {
  const words = shortestEdit(splitIntoWords(before), splitIntoWords(after))
  if (words) return joined(withoutIslands(joined(words)))
  return joined(shortestEdit(linesOf(before), linesOf(after)) ?? replaced(before, after))
}

const splitIntoWords = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function replaced(before: string, after: string): DiffPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** Returns the shortest edit from one list to the other (Myers 1986); null when it is longer than `EDITS_MAX`. */
function shortestEdit(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const start = sharedStart(before, after)
  const end = sharedStart(before.slice(start).toReversed(), after.slice(start).toReversed())
  const middle = editsBetween(before.slice(start, before.length - end), after.slice(start, after.length - end))
  if (!middle) return null
  const same = (text: string): DiffPart => ({ kind: 'same', text })
  return [...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - end).map(same)]
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

function editsBetween(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  // The position along `before` that each diagonal has reached, per number of edits.
  const reached: Map<number, number>[] = []
  let frontier = new Map([[1, 0]])
  for (let edits = 0; edits <= EDITS_MAX; edits++) {
    const next = new Map<number, number>()
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOn(diagonal, edits, frontier)
      let y = x - diagonal
      while (x < before.length && y < after.length && before[x] === after[y]) [x, y] = [x + 1, y + 1]
      next.set(diagonal, x)
      if (x >= before.length && y >= after.length) return walkBack(before, after, [...reached, next])
    }
    reached.push(next)
    frontier = next
  }
  return null
}

/** Returns the position at which a diagonal starts after one more edit: from above, which adds, or from the left, which removes. */
function startOn(diagonal: number, edits: number, frontier: ReadonlyMap<number, number>): number {
  return cameFromAbove(diagonal, edits, frontier)
    ? (frontier.get(diagonal + 1) ?? -1)
    : (frontier.get(diagonal - 1) ?? -1) + 1
}

function cameFromAbove(diagonal: number, edits: number, frontier: ReadonlyMap<number, number>): boolean {
  if (diagonal === -edits || diagonal === edits) return diagonal === -edits
  return (frontier.get(diagonal - 1) ?? -1) < (frontier.get(diagonal + 1) ?? -1)
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
): DiffPart[] {
  const parts: DiffPart[] = []
  let [x, y] = [before.length, after.length]
  for (let edits = reached.length - 1; edits >= 0; edits--) {
    const diagonal = x - y
    const frontier = edits === 0 ? new Map([[1, 0]]) : (reached[edits - 1] ?? new Map<number, number>())
    const begin = startOn(diagonal, edits, frontier)
    while (x > begin) {
      parts.push({ kind: 'same', text: before[x - 1] ?? '' })
      ;[x, y] = [x - 1, y - 1]
    }
    if (edits === 0) break
    if (cameFromAbove(diagonal, edits, frontier)) parts.push({ kind: 'added', text: after[--y] ?? '' })
    else parts.push({ kind: 'removed', text: before[--x] ?? '' })
  }
  return parts.toReversed()
}

/** Joins neighbours of one kind into one part, and puts the removed part of a change before the added one. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) out.push({ kind: 'removed', text: removed })
    if (added) out.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = out.at(-1)
      if (last?.kind === 'same') out[out.length - 1] = { kind, text: last.text + text }
      else out.push({ kind, text })
    }
  }
  flush()
  return out
}

/** Makes a few letters between two changes part of both. */
function withoutIslands(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, at): DiffPart[] => {
    const isIsland = part.kind === 'same' && part.text.trim().length < ISLAND_MAX && !part.text.includes('\n')
    const isBetween = at > 0 && at < parts.length - 1
    return isIsland && isBetween ? replaced(part.text, part.text) : [part]
  })
}
