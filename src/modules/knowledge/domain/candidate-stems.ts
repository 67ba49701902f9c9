import type { AnalyzedQuestion } from './analyze-question.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A stem to look up, with the weight that a passage with it gains. */
export type WeightedStem = { stem: string; weight: number }

const mostStems = 80
const commonFrom = 1_500

/**
 * Selects the stems that fetch candidate passages: those of every slot, weighted by the slot's weight and the rarity of the stem. Stems
 * of thousands of passages are left out as long as rarer ones are asked for, which keeps a search over 20,000 products fast.
 */
export function candidateStems(question: AnalyzedQuestion, vocabulary: Vocabulary): WeightedStem[] {
  const weights = new Map<string, number>()
  for (const slot of question.slots) {
    for (const option of slot.options) {
      for (const stem of option.stems) {
        const count = vocabulary.stems.get(stem)
        if (!count) continue
        const rarity = Math.log((vocabulary.passageCount + 1) / (count + 0.5)) + 0.3
        const weight = (slot.weight * option.strength * rarity) / option.stems.length
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
      }
    }
  }
  const all = [...weights].map(([stem, weight]) => ({ stem, weight })).sort((a, b) => b.weight - a.weight)
  const rare = all.filter(({ stem }) => (vocabulary.stems.get(stem) ?? 0) <= commonFrom)
  return (rare.length > 0 ? rare : all).slice(0, mostStems)
}
