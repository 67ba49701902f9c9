import { stemDutch } from './dutch/stem-dutch.ts'
import { relativesOf } from './dutch/thesaurus.ts'
import { isSoftWord, isStopWord } from './dutch/word-classes.ts'
import type { SlotOption } from './question-slot.ts'

const partStrength = { head: 0.5, headRelative: 0.5, modifier: 0.2 }
const mostRelatives = 12
const rarityFloor = 0.35

/** Removes duplicate options and sorts them best first, so that matching can stop early. */
export function bestFirst(options: readonly SlotOption[]): SlotOption[] {
  const best = new Map<string, SlotOption>()
  for (const option of options) {
    const key = option.stems.join(' ')
    if (option.strength > (best.get(key)?.strength ?? 0)) best.set(key, option)
  }
  return [...best.values()].sort((a, b) => b.strength - a.strength)
}

/** Returns false for a relative of one or two letters, or one that is a stop word by its stem: it is on every page by chance. */
export function isDistinctive(stems: readonly string[]): boolean {
  return stems.length > 1 || stems.some((stem) => stem.length > 2 && !isStopWord(stem))
}

/** Returns the option that matches a compound by all its parts together ('winter' and 'band'). */
export function wholeCompoundOption(parts: readonly string[]): SlotOption[] {
  return parts.length < 2 ? [] : [{ stems: parts.map(stemDutch), strength: 0.95 }]
}

/** Returns the options of a compound's parts: its head is its kind, the modifier before it only narrows that down and says little alone. */
export function optionsOfParts(parts: readonly string[]): SlotOption[] {
  const [modifier, head] = parts
  if (!modifier || !head) return []
  const related = [modifier, head].flatMap((part) =>
    relativesOf(stemDutch(part))
      .slice(0, mostRelatives)
      .map((relative) => ({
        ...relative,
        strength: relative.strength * (part === head ? partStrength.headRelative : partStrength.modifier),
      })),
  )
  const narrow =
    isSoftWord(modifier) || isStopWord(modifier)
      ? []
      : [{ stems: [stemDutch(modifier)], strength: partStrength.modifier }]
  return [
    ...wholeCompoundOption(parts),
    { stems: [stemDutch(head)], strength: partStrength.head },
    ...narrow,
    ...related,
  ]
}

/** Returns the weight of a word by how few passages hold it, from `rarityFloor` to 1. */
export function rarity(count: number, total: number): number {
  if (total < 2) return 1
  return rarityFloor + (1 - rarityFloor) * (Math.log((total + 1) / (count + 0.5)) / Math.log((total + 1) / 0.5))
}
