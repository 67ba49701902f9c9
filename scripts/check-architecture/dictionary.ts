import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

let isKnown: ((word: string) => boolean) | undefined

/** True for a word, in small letters, that an English dictionary or the dictionary of software terms has, whatever its capitals there. */
export function isEnglishWord(word: string): boolean {
  isKnown ??= readDictionaries()
  return isKnown(word)
}

function readDictionaries(): (word: string) => boolean {
  const english = decodeTrie(
    gunzipSync(
      readFileSync(join(folderOf(import.meta.resolve('@cspell/dict-en_us/cspell-ext.json')), 'en_US.trie.gz')),
    ),
  )
  const terms = readTerms(join(folderOf(import.meta.resolve('@cspell/dict-software-terms/cspell-ext.json')), 'dict'))
  return (word) =>
    terms.has(word) ||
    english.has(word) ||
    english.has(word.toUpperCase()) ||
    english.has(`${word.charAt(0).toUpperCase()}${word.slice(1)}`)
}

function folderOf(url: string): string {
  return dirname(fileURLToPath(url))
}

/** The single words of the lists of software terms: one entry a line, with signs for how it may be joined and comments behind a #. */
function readTerms(folder: string): ReadonlySet<string> {
  const lists = readdirSync(folder).filter((name) => /\.txt(\.gz)?$/.test(name))
  const lines = lists.flatMap((name) => {
    const bytes = readFileSync(join(folder, name))
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  })
  return new Set(
    lines.flatMap((line) =>
      line
        .replace(/#.*/, '')
        .toLowerCase()
        .split(/[^a-z]+/),
    ),
  )
}
