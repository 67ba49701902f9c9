import type { WeightedWord } from './asking-clause.ts'
import { dialectVariants, standardFor } from './dutch/dialect.ts'
import { createWordIndex, type Nearest, nearestWord, type WordIndex } from './dutch/nearest-word.ts'
import { phoneticKey } from './dutch/phonetic-key.ts'
import { stemDutch, stemsOf } from './dutch/stem-dutch.ts'
import { isThesaurusWord, isUnderstood, longestExpression, relativesOf, thesaurusWords } from './dutch/thesaurus.ts'
import { commonWords, isOrdinaryWord, isSoftWord, isStopWord } from './dutch/word-classes.ts'
import type { FactKind } from './fact-patterns.ts'
import { isVerbPosition } from './is-verb-position.ts'
import { factOfStem } from './question-facts.ts'
import type { QuestionSlot, SlotOption } from './question-slot.ts'
import { bestFirst, isDistinctive, optionsOfParts, rarity, wholeCompoundOption } from './slot-options.ts'
import type { Lexicon } from './vocabulary.ts'

let madeShelf: WordIndex | null = null
function commonShelf(): WordIndex {
  madeShelf ??= createWordIndex([...thesaurusWords(), ...commonWords].map((word) => [word, 1] as const))
  return madeShelf
}
const softShare = 0.4
const softWithRelativesShare = 0.7
const softUnknownWeight = 0.12
const numberWeight = 0.25
const factWeight = 0.4
const mostLonger = 20
// Real questions of 1,000 characters hold far fewer unknown words.
const correctedWordsMax = 30
const compoundLettersMax = 60
const headShare = 0.5
const unknownInStory = 0.3
const absentInStory = 0.8
const sureStrength = 0.9
const kindStrength = 0.55

/** A reader of one question's words as slots, using the words of one configuration's pages. */
export class SlotReader {
  private readonly lexicon: Lexicon
  private readonly facts: readonly FactKind[]
  private readonly nearest = new Map<string, Nearest | null>()

  constructor(lexicon: Lexicon, facts: readonly FactKind[]) {
    this.lexicon = lexicon
    this.facts = facts
  }

  /** Reads expressions first ('hoe laat'), then words written apart ('verzend kosten'), then single words; stop words give nothing. */
  read(asking: readonly WeightedWord[]): QuestionSlot[] {
    const standard = asking.flatMap(({ word, share }) =>
      this.lexicon.vocabulary.words.has(word)
        ? [{ word, share }]
        : (standardFor(word) ?? [word]).map((one) => ({ word: one, share })),
    )
    const words = standard.map(({ word }) => word)
    const slots: QuestionSlot[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? ''
      const found = this.expressionAt(words, at) ?? this.joinedAt(words, at)
      const share = standard[at]?.share ?? 1
      const read = found
        ? [found.slot]
        : isStopWord(word)
          ? []
          : this.slotsOf(word).map((slot) => (isVerbPosition(words, at) ? asVerb(slot) : slot))
      slots.push(...read.map((slot) => (share === 1 ? slot : inStory(slot, share))))
      at += found?.length ?? 1
    }
    return slots
  }

  /** Returns the slot of a paraphrase, which a passage fills by any one of the paraphrase's topics. */
  topicSlot(topics: readonly string[]): QuestionSlot {
    const options = topics.flatMap((topic) => {
      const stems = topic.split('_').map(stemDutch)
      return [{ stems, strength: 1 }, ...relativesOf(stems.join(' '))]
    })
    return this.slot(topics.join(' '), options)
  }

  private expressionAt(words: readonly string[], at: number): { slot: QuestionSlot; length: number } | null {
    for (let length = Math.min(longestExpression(), words.length - at); length > 1; length--) {
      const stems = words.slice(at, at + length).map(stemDutch)
      const relatives = relativesOf(stems.join(' '))
      if (relatives.length === 0) continue
      const slot = this.slot(words.slice(at, at + length).join(' '), [{ stems, strength: 1 }, ...relatives])
      const fact = this.factOfExpression(words.slice(at, at + length), relatives)
      if (fact) return { slot: { ...slot, weight: factWeight, fact }, length }
      // Words that name nothing alone name nothing together ('kan ik bij jullie'); an expression that no page has is read word by word.
      if (slot.isKnown && !words.slice(at, at + length).every(isStopWord)) return { slot, length }
    }
    return null
  }

  // 'Hoe laat' or 'wat ben ik kwijt' asks for a kind of fact and names no subject.
  private factOfExpression(words: readonly string[], relatives: readonly SlotOption[]): FactKind | undefined {
    if (words[0] === 'hoe' && words.length === 2) return this.facts[0]
    const namesNothing = words.every(
      (word) => isStopWord(word) || isSoftWord(word) || factOfStem(stemDutch(word), this.facts),
    )
    if (!namesNothing) return undefined
    return this.facts.find((fact) => relatives.some(({ stems }) => stems.some((stem) => factOfStem(stem, [fact]))))
  }

  private joinedAt(words: readonly string[], at: number): { slot: QuestionSlot; length: number } | null {
    for (let length = Math.min(3, words.length - at); length > 1; length--) {
      const parts = words.slice(at, at + length)
      if (parts.every(isStopWord) || parts.some((part) => /\d/.test(part)) || isStopWord(parts.at(-1) ?? '')) continue
      for (const glue of ['', 's', 'en', 'n']) {
        const word = parts.join(glue)
        const isWord = word.length > 6 && (this.lexicon.vocabulary.words.has(word) || thesaurusWords().has(word))
        if (isWord) return { slot: this.wordSlot(word, parts), length }
      }
    }
    return null
  }

  private slotsOf(word: string): QuestionSlot[] {
    // A year that no page names is another year's affair.
    if (/^20\d\d$/.test(word) && !this.lexicon.vocabulary.words.has(word))
      return [{ ...this.wordSlot(word, []), isConcept: true, isUnderstood: true }]
    if (/^\d/.test(word)) return [{ ...this.wordSlot(word, []), isSoft: true, weight: numberWeight }]
    if (this.isKnown(word) || isSoftWord(word)) return [this.orLonger(this.wordSlot(word, this.lexicon.split(word)))]
    const corrected = this.correctSpelling(word) ?? this.spoken(word)
    if (corrected) return corrected
    const longer = this.orLonger(this.wordSlot(word, []))
    return [longer.isKnown ? longer : this.compoundSlot(word, longer)]
  }

  // A compound that no page uses is about its head, and a little about the modifier before it.
  private compoundSlot(word: string, whole: QuestionSlot): QuestionSlot {
    const halves = this.halvesOf(word)
    if (!halves) return whole
    const [left = '', head = ''] = halves
    const longer = this.orLonger(this.wordSlot(head, [])).options.map((option) => ({
      ...option,
      strength: option.strength * headShare,
    }))
    const slot = this.slot(word, [...optionsOfParts([left, head]), ...longer])
    return { ...slot, weight: 1, isConcept: true }
  }

  private correctSpelling(word: string): QuestionSlot[] | null {
    const nearest = this.nearestKnownWord(word)
    if (!nearest || (nearest.distance > 1 && this.halvesOf(word))) return null
    // Short words of other subjects ('waard') are one letter away from stop words ('waar').
    if (isStopWord(nearest.word)) return nearest.distance <= 0.75 || word.length > 5 ? [] : null
    const slot = this.wordSlot(nearest.word, this.lexicon.split(nearest.word))
    const trust = 1 - nearest.distance * 0.15
    return [
      { ...slot, word, options: slot.options.map((option) => ({ ...option, strength: option.strength * trust })) },
    ]
  }

  // Each unknown word is compared with hundreds of known ones; a question of nothing but unknown words must not block other visitors.
  private nearestKnownWord(word: string): Nearest | null {
    const known = this.nearest.get(word)
    if (known !== undefined) return known
    if (this.nearest.size >= correctedWordsMax) return null
    const own = nearestWord(word, this.lexicon.shelf)
    const common = nearestWord(word, commonShelf())
    const nearest = common && (!own || common.distance < own.distance) ? common : own
    this.nearest.set(word, nearest)
    return nearest
  }

  // A word that is no typing error may be written as it is spoken.
  private spoken(word: string): QuestionSlot[] | null {
    const variant = dialectVariants(word).find((one) => this.isKnown(one) || isSoftWord(one) || isStopWord(one))
    if (variant === undefined) return null
    return isStopWord(variant) ? [] : [{ ...this.wordSlot(variant, this.lexicon.split(variant)), word }]
  }

  private halvesOf(word: string): string[] | null {
    if (word.length > compoundLettersMax) return null
    const known = this.lexicon.split(word)
    if (known.length > 1) return known.slice(0, 2)
    for (let at = 4; at <= word.length - 4; at++) {
      const head = word.slice(at)
      const left = word.slice(0, at)
      if (!this.isKnown(head) || isStopWord(head)) continue
      if (head.length > 5 || this.isKnown(left) || this.isKnown(left.replace(/(?:s|en|e)$/, ''))) return [left, head]
    }
    return null
  }

  // 'spatbord' where the pages only write 'spatbordset': compounds that begin or end with the word, also by sound.
  private orLonger(slot: QuestionSlot): QuestionSlot {
    const stem = stemDutch(slot.word)
    const isWritten = stemsOf(slot.word).some((one) => this.lexicon.vocabulary.stems.has(one))
    if (isWritten || stem.length < 4 || slot.word.includes(' ')) return slot
    const sound = phoneticKey(stem)
    const options: SlotOption[] = []
    for (const other of this.lexicon.vocabulary.words.keys()) {
      if (other.length < stem.length + 2 || options.length >= mostLonger) continue
      const isLonger = this.isCompoundWith(other, stem)
      const soundsLonger = stem.length > 5 && other.startsWith(stem.slice(0, 2)) && phoneticKey(other).startsWith(sound)
      if (isLonger || soundsLonger) options.push({ stems: [stemDutch(other)], strength: isLonger ? 0.92 : 0.8 })
    }
    if (options.length === 0) return slot
    if (slot.isKnown) return { ...slot, options: bestFirst([...options, ...slot.options]) }
    return { ...this.slot(slot.word, options), isSoft: slot.isSoft, weight: slot.isSoft ? slot.weight : 0.9 }
  }

  private isCompoundWith(other: string, stem: string): boolean {
    const rest = other.startsWith(stem)
      ? other.slice(stem.length)
      : other.endsWith(stem)
        ? other.slice(0, -stem.length)
        : ''
    if (rest.length < 2) return false
    // Four letters are at the end of too many words by chance: the rest must then be a word too.
    return (
      stem.length > 5 ||
      (rest.length > 2 && (this.isKnown(rest) || this.isKnown(rest.replace(/(?:s|en|e)$|^(?:s|en|e)/, ''))))
    )
  }

  private isKnown(word: string): boolean {
    const { words, stems } = this.lexicon.vocabulary
    return words.has(word) || isThesaurusWord(word) || stemsOf(word).some((stem) => stem.length > 2 && stems.has(stem))
  }

  private wordSlot(word: string, parts: readonly string[]): QuestionSlot {
    const options: SlotOption[] = stemsOf(word).map((stem, index) => ({
      stems: [stem],
      strength: index === 0 ? 1 : 0.95,
    }))
    const relatives = stemsOf(word)
      .slice(0, 3)
      .flatMap((stem) => relativesOf(stem).map((relative) => narrowed(stem, relative)))
    const slot = this.withParts(this.slot(word, [...options, ...relatives, ...wholeCompoundOption(parts)]), parts)
    if (!slot.isKnown && !slot.fact && isOrdinaryWord(word)) return { ...slot, weight: softUnknownWeight, isSoft: true }
    if (!isSoftWord(word)) return slot
    // A common word with a synonym on the pages says more than one without.
    const share = this.slot(word, relatives).isKnown ? softWithRelativesShare : softShare
    return { ...slot, weight: slot.isKnown ? slot.weight * share : softUnknownWeight, isSoft: true }
  }

  // The parts of a word whose meaning is known ('boekenbon') say nothing when no page has the word: 'bon' is another thing.
  private withParts(whole: QuestionSlot, parts: readonly string[]): QuestionSlot {
    if (parts.length < 2 || (whole.isUnderstood && !whole.isKnown)) return whole
    return this.slot(whole.word, [...whole.options, ...optionsOfParts(parts)])
  }

  private slot(word: string, options: readonly SlotOption[]): QuestionSlot {
    const { stems, passageCount } = this.lexicon.vocabulary
    const usable = bestFirst(
      options.filter(
        (option) =>
          option.stems.every((stem) => stems.has(stem)) && (option.strength >= 0.95 || isDistinctive(option.stems)),
      ),
    )
    const fact = factOfStem(stemDutch(word), this.facts)
    const least = (usable[0]?.strength ?? 0) - 0.1
    const most = Math.max(
      0,
      ...usable
        .filter((option) => option.strength >= least)
        .map((option) => Math.min(...option.stems.map((stem) => stems.get(stem) ?? 0))),
    )
    // A word known only by a part or a distant relative counts partly as an unknown word.
    const doubt = Math.max(0, sureStrength - (usable[0]?.strength ?? 0))
    const weight = fact ? factWeight : usable.length > 0 ? rarity(most, passageCount) * (1 - doubt) + doubt : 1
    return {
      word,
      options: usable,
      weight,
      isKnown: usable.length > 0,
      isSoft: false,
      isConcept: isThesaurusWord(word),
      isUnderstood: stemsOf(word).some(isUnderstood),
      ...(fact && { fact }),
    }
  }
}

// 'Autoband' is a kind of 'band', and a page on bands need not be about it.
function narrowed(stem: string, relative: SlotOption): SlotOption {
  const [head = ''] = relative.stems
  const isHead = relative.stems.length === 1 && head.length > 2 && stem.length > head.length + 2 && stem.endsWith(head)
  return isHead && relative.strength > kindStrength ? { ...relative, strength: kindStrength } : relative
}

// A verb says less about the subject than its object: a verb that no page has weighs little.
function asVerb(slot: QuestionSlot): QuestionSlot {
  if (slot.isSoft || slot.fact) return slot
  return slot.isKnown ? { ...slot, weight: slot.weight * 0.8 } : { ...slot, weight: slot.isConcept ? 0.85 : 0.5 }
}

// Unknown words in a story are no sign of another subject.
function inStory(slot: QuestionSlot, share: number): QuestionSlot {
  return {
    ...slot,
    weight: slot.weight * share * (slot.isKnown ? 1 : slot.isUnderstood ? absentInStory : unknownInStory),
  }
}
