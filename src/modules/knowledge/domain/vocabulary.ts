import { createWordIndex, type WordIndex } from './dutch/nearest-word.ts'
import { splitCompound } from './dutch/split-compound.ts'
import { thesaurusWords } from './dutch/thesaurus.ts'
import { commonWords, isStopWord } from './dutch/word-classes.ts'

/** The words of one configuration's passages: the number of passages with each word and each stem, and the number of passages. */
export type Vocabulary = {
  words: ReadonlyMap<string, number>
  stems: ReadonlyMap<string, number>
  passageCount: number
}

/** A splitter of compounds for one configuration, with a cache, by its own words and the general ones. */
export type CompoundSplitter = (word: string) => readonly string[]

/** A vocabulary with its splitter and its words by length: everything needed to understand a question. Create it once per index and keep it. */
export type Lexicon = { vocabulary: Vocabulary; split: CompoundSplitter; shelf: WordIndex }

/** Creates a lexicon from a vocabulary. */
export function toLexicon(vocabulary: Vocabulary): Lexicon {
  return { vocabulary, split: compoundSplitter(vocabulary.words), shelf: createWordIndex(vocabulary.words) }
}

const common: ReadonlySet<string> = new Set(commonWords)

/** Creates the splitter of a set of words: both halves of a compound, of three-part compounds also the halves of the longer half. */
export function compoundSplitter(words: ReadonlyMap<string, number>): CompoundSplitter {
  const memory = new Map<string, readonly string[]>()
  const split = (word: string, depth: number): readonly string[] => {
    const known = memory.get(word)
    if (known) return known
    const knows = (part: string) =>
      part !== word &&
      part.length > 2 &&
      !isStopWord(part) &&
      (words.has(part) || thesaurusWords().has(part) || (part.length > 3 && common.has(part)))
    const halves = splitCompound(word, knows)
    const parts = halves
      ? [...new Set([...halves, ...(depth < 1 ? halves.flatMap((half) => split(half, depth + 1)) : [])])]
      : []
    memory.set(word, parts)
    return parts
  }
  return (word) => split(word, 0)
}

/** Writes a vocabulary as text for one database column; only letters, digits and separators. */
export function writeVocabulary(vocabulary: Vocabulary): string {
  const lines = (map: ReadonlyMap<string, number>) => [...map].map(([word, count]) => `${word} ${count}`).join('\n')
  return `${vocabulary.passageCount}\n\n${lines(vocabulary.words)}\n\n${lines(vocabulary.stems)}`
}

/** Reads the text of `writeVocabulary`; any other text gives an empty vocabulary. */
export function readVocabulary(text: string): Vocabulary {
  const [count = '0', words = '', stems = ''] = text.split('\n\n')
  return { words: readCounts(words), stems: readCounts(stems), passageCount: Number(count) || 0 }
}

function readCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  if (text === '') return counts
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ')
    if (at > 0) counts.set(line.slice(0, at), Number(line.slice(at + 1)) || 1)
  }
  return counts
}
