import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredIdentifiers } from '../declared-identifiers.ts'
import { isEnglishWord } from '../dictionary.ts'
import type { Finding, Rule } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'

const WORDS_PAGE = 'docs/product/words.md'
const SHORTEST = 3
/** A name in small letters with an underscore belongs to a table or to what is sent. */
const STORED_NAME = /^[a-z\d]+(_[a-z\d]+)+$/

/** Words that names may hold beside English ones, words that have a better one here, and the whole names that hold such a word and stay. */
type Vocabulary = {
  readonly accepted: ReadonlySet<string>
  readonly replaced: ReadonlyMap<string, string>
  readonly staying: ReadonlySet<string>
}

/** Every part of a declared name and of a file name is an English word, a software term, or stands on the page of words, and has no better word there. */
export const identifierWords: Rule = {
  id: 'words',
  says: `names consist of English words, software terms and the words of ${WORDS_PAGE}, and of none that it replaces`,
  check: (tree) => {
    const vocabulary = readVocabulary(tree)
    return [...tree.files, ...tree.tooling].flatMap((file) => [
      ...fileNameFindings(file, vocabulary),
      ...identifierFindings(file, vocabulary),
    ])
  },
}

function identifierFindings(file: SourceFile, vocabulary: Vocabulary): Finding[] {
  const seen = new Set<string>()
  return declaredIdentifiers(file.program).flatMap(({ name, start, isKey }) => {
    if (seen.has(name) || STORED_NAME.test(name) || vocabulary.staying.has(name)) return []
    const wrong = partsOf(name).flatMap((part) => complaintAbout(part, vocabulary, isKey) ?? [])[0]
    if (wrong === undefined) return []
    seen.add(name)
    return [{ path: file.path, line: file.lineAt(start), message: `${name}: ${wrong}` }]
  })
}

function fileNameFindings({ path }: SourceFile, vocabulary: Vocabulary): Finding[] {
  // The file of a page bears the page's address, which is Dutch.
  const name = path.startsWith('src/web/routes/') ? '' : path.replace(/\.tsx?$/, '')
  const wrong = partsOf(name).flatMap((part) => complaintAbout(part, vocabulary) ?? [])[0]
  return wrong === undefined ? [] : [{ path, message: wrong }]
}

function complaintAbout(part: string, { accepted, replaced }: Vocabulary, isData = false): string | undefined {
  const better = replaced.get(part)
  if (better !== undefined) return `'${part}' is replaced by: ${better}`
  const isNegated = part.startsWith('un') && isEnglishWord(part.slice('un'.length))
  if (isData || isNegated || accepted.has(part) || isEnglishWord(part)) return undefined
  return `'${part}' is no English word; find the standard term, or add it to ${WORDS_PAGE}`
}

/** The words of a name in camelCase, snake_case or kebab-case, in small letters; the shortest ones say too little to be judged. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((part) => part.length >= SHORTEST)
    .map((part) => part.toLowerCase())
}

/** Reads the page of words: what stands in backticks below 'Names and abbreviations', and the table 'not, but, stays in' below 'Replaced words'. */
function readVocabulary({ root }: SourceTree): Vocabulary {
  const page = existsSync(join(root, WORDS_PAGE)) ? readFileSync(join(root, WORDS_PAGE), 'utf8') : ''
  const rows = sectionOf(page, 'Replaced words')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return {
    accepted: new Set(quotedIn(sectionOf(page, 'Names and abbreviations'))),
    staying: new Set(rows.flatMap((row) => quotedIn(row.split('|')[3]))),
    replaced: new Map(
      rows.flatMap((row) => {
        const [, words = '', better = ''] = row.split('|')
        return quotedIn(words).map((word) => [word, better.trim()] as const)
      }),
    ),
  }
}

/** Returns the texts in backticks. */
function quotedIn(text = ''): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

function sectionOf(page: string, heading: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''
}
