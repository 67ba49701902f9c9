import { phoneticKey } from './phonetic-key.ts'

/** The probable correction of a typed word, and its distance (1 or 2 errors; sound-alikes count as half). */
export type Nearest = { word: string; distance: number }

type Entry = { word: string; use: number }

/** Words to compare a typed one with, indexed by length and by sound, so that each search compares a few hundred. */
export type WordIndex = { byLength: ReadonlyMap<number, readonly Entry[]>; bySound: ReadonlyMap<string, Entry> }

/** Indexes words by length and sound; `use` (how often a word occurs) decides between equally near words. */
export function createWordIndex(words: Iterable<readonly [string, number]>): WordIndex {
  const byLength = new Map<number, Entry[]>()
  const bySound = new Map<string, Entry>()
  for (const [word, use] of words) {
    if (word.length < 3 || /\d/.test(word)) continue
    const entry = { word, use }
    const row = byLength.get(word.length)
    if (row) row.push(entry)
    else byLength.set(word.length, [entry])
    const sound = phoneticKey(word)
    if (use > (bySound.get(sound)?.use ?? 0)) bySound.set(sound, entry)
  }
  return { byLength, bySound }
}

/**
 * Finds the known word that a typed one probably means: one that sounds the same, else one at most one error away (two in words of more than
 * seven letters), and only by common kinds of errors. Null for words under four letters and for words of another subject.
 */
export function nearestWord(typed: string, shelf: WordIndex): Nearest | null {
  if (typed.length < 4 || /\d/.test(typed)) return null
  const sameSound = shelf.bySound.get(phoneticKey(typed))
  if (sameSound) return { word: sameSound.word, distance: sameSound.word === typed ? 0 : 0.5 }
  const most = typed.length > 7 ? 2 : 1
  let best: (Nearest & { use: number }) | null = null
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const { word, use } of shelf.byLength.get(length) ?? []) {
      // Words that differ in both first letters are not typing errors of each other; skipping them makes the search fast.
      if (word.charCodeAt(0) !== typed.charCodeAt(0) && word.charCodeAt(1) !== typed.charCodeAt(1)) continue
      const errors = editDistance(typed, word, most)
      if (errors > most) continue
      const distance = plausibility(typed, word, errors)
      if (distance === null) continue
      if (!best || distance < best.distance || (distance === best.distance && use > best.use))
        best = { word, distance, use }
    }
  }
  return best && { word: best.word, distance: best.distance }
}

// Common errors are two swapped letters and missing letters; an extra or another letter in a short word makes another word ('Parijs', 'prijs';
// 'parket', 'pakket') more often than a typing error.
function plausibility(typed: string, word: string, errors: number): number | null {
  if (errors === 1 && word.length === typed.length && sortedLetters(word) === sortedLetters(typed)) return 0.75
  if (word.charCodeAt(0) !== typed.charCodeAt(0)) return null
  if (errors === 1 && word.length > typed.length) return typed.length > 4 ? 0.9 : 1
  if (word.length !== typed.length && typed.length >= 7) return errors
  return typed.length >= 9 ? errors : null
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

const rowLength = 64
let beforeRow = new Uint8Array(rowLength)
let previousRow = new Uint8Array(rowLength)
let currentRow = new Uint8Array(rowLength)

/**
 * Returns the number of letters added, lost, changed or swapped with a neighbour between two words; `limit + 1` as soon as it exceeds
 * `limit`. Words of more than 60 letters are never near.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length >= rowLength - 2 || a.length >= rowLength - 2)
    return a === b ? 0 : limit + 1
  for (let j = 0; j <= b.length; j++) previousRow[j] = j
  for (let i = 1; i <= a.length; i++) {
    currentRow[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(
        (previousRow[j] ?? 0) + 1,
        (currentRow[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, (beforeRow[j - 2] ?? 0) + 1)
      currentRow[j] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    const oldest = beforeRow
    beforeRow = previousRow
    previousRow = currentRow
    currentRow = oldest
  }
  return previousRow[b.length] ?? limit + 1
}
