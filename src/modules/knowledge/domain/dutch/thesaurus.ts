import { stemDutch, stemsOf } from './stem-dutch.ts'
import { bodyVocabulary } from './words/body-vocabulary.ts'
import { careSynonyms } from './words/care-synonyms.ts'
import { foodSynonyms } from './words/food-synonyms.ts'
import { foodVocabulary } from './words/food-vocabulary.ts'
import { generalSynonyms } from './words/general-synonyms.ts'
import { homeSynonyms } from './words/home-synonyms.ts'
import { homeVocabulary } from './words/home-vocabulary.ts'
import { leisureVocabulary } from './words/leisure-vocabulary.ts'
import { natureVocabulary } from './words/nature-vocabulary.ts'
import { nonSynonyms } from './words/non-synonyms.ts'
import { officeSynonyms } from './words/office-synonyms.ts'
import { peopleSynonyms } from './words/people-synonyms.ts'
import { peopleVocabulary } from './words/people-vocabulary.ts'
import { serviceSynonyms } from './words/service-synonyms.ts'
import { spokenSynonyms } from './words/spoken-synonyms.ts'
import { travelSynonyms } from './words/travel-synonyms.ts'
import { travelVocabulary } from './words/travel-vocabulary.ts'

/** A word that can replace another, by its stem or as an expression of stems, and how well (0 to 1). */
export type Relative = { stems: readonly string[]; strength: number }

type Entry = { key: string; stems: readonly string[] }
type Group = { strength: number; members: readonly Entry[] }
type Index = { groups: ReadonlyMap<string, readonly Group[]>; words: ReadonlySet<string>; longest: number }

const lists = [
  serviceSynonyms,
  generalSynonyms,
  homeSynonyms,
  travelSynonyms,
  foodSynonyms,
  careSynonyms,
  officeSynonyms,
  peopleSynonyms,
  spokenSynonyms,
]
const things = [
  natureVocabulary,
  foodVocabulary,
  bodyVocabulary,
  homeVocabulary,
  travelVocabulary,
  peopleVocabulary,
  leisureVocabulary,
]
const groupsOf = (text: string) => text.trim().split(/[|\n]/)
// The listed strengths are those between people; for search a synonym is always a little less than the word itself.
const trust = 0.93
const differentStrength = 0.4
const thingStrength = 0.85

// Built at the first question and not when the server starts; the synonyms of a word are collected when it is asked for.
let made: Index | null = null
const relatives = new Map<string, readonly Relative[]>()
let unlike: ReadonlyMap<string, ReadonlySet<string>> | null = null

function index(): Index {
  made ??= makeIndex()
  return made
}

function makeIndex(): Index {
  const groups = new Map<string, Group[]>()
  const words = new Set<string>()
  const entries = new Map<string, Entry>()
  for (const line of lists.flatMap(groupsOf)) {
    const [number = '', ...members] = line.split(' ')
    const strength = Number(number) * trust
    if (strength > 0) addGroup(groups, { strength, members: members.map((member) => entryOf(member, entries)) })
  }
  for (const thing of things.flatMap((list) => list.trim().split(/\s/))) {
    const members = thing.split('/').map((member) => entryOf(member, entries))
    addGroup(groups, { strength: thingStrength, members })
  }
  let longest = 1
  for (const [member, { stems }] of entries) {
    if (stems.length === 1) words.add(member)
    else for (const part of member.split('_')) words.add(part)
    longest = Math.max(longest, stems.length)
  }
  return { groups, words, longest }
}

// A word alone in its group is known and has no synonyms.
function addGroup(groups: Map<string, Group[]>, group: Group): void {
  for (const { key } of group.members) {
    const known = groups.get(key)
    if (!known) groups.set(key, group.members.length > 1 ? [group] : [])
    else if (group.members.length > 1) known.push(group)
  }
}

function entryOf(member: string, entries: Map<string, Entry>): Entry {
  const known = entries.get(member)
  if (known) return known
  const stems = member.includes('_') ? member.split('_').map(stemDutch) : [stemDutch(member)]
  const entry = { key: stems.length === 1 ? (stems[0] ?? '') : stems.join(' '), stems }
  entries.set(member, entry)
  return entry
}

function makeUnlike(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of groupsOf(nonSynonyms)) {
    const keys = line.split(' ').map((member) => member.split('_').map(stemDutch).join(' '))
    for (const key of keys) found.set(key, new Set([...(found.get(key) ?? []), ...keys]))
  }
  return found
}

/** Returns the synonyms of a stem or an expression ('hoe laat'); empty when the thesaurus does not know it. */
export function relativesOf(key: string): readonly Relative[] {
  const known = relatives.get(key)
  if (known) return known
  const groups = index().groups.get(key) ?? []
  if (groups.length === 0) return []
  unlike ??= makeUnlike()
  const others = unlike.get(key)
  const list = groups.flatMap(({ strength, members }) =>
    members
      .filter((member) => member.key !== key)
      .map((member) => ({
        stems: member.stems,
        strength: others?.has(member.key) ? Math.min(strength, differentStrength) : strength,
      })),
  )
  relatives.set(key, list)
  return list
}

/** Returns true when the thesaurus knows a word in one of its readings. */
export function isThesaurusWord(word: string): boolean {
  return index().words.has(word) || stemsOf(word).some((stem) => index().groups.has(stem))
}

/** Returns true for a stem or an expression in a list, with or without synonyms. */
export function isUnderstood(key: string): boolean {
  return index().groups.has(key)
}

/** Returns every single word of the thesaurus as written, for compounds and typing errors. */
export function thesaurusWords(): ReadonlySet<string> {
  return index().words
}

/** Returns the number of words of the longest expression. */
export function longestExpression(): number {
  return index().longest
}
