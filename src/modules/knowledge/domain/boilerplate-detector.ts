import type { KnowledgeDocument, Section } from './document.ts'
import { hasFact, isContactFact } from './fact-patterns.ts'

const fewestPages = 3
const shareOfPages = 0.4
// Bars and footers are short; the number of lines remembered per site is limited to bound the memory.
const longestRepeated = 2_000
const mostLines = 300_000

/** A detector of the text that the documents of one site have in common, learnt one document at a time. */
export interface BoilerplateDetector {
  /** Learns a document; every document must be learnt before the first is cleaned. */
  learn(document: KnowledgeDocument): void
  /** Returns the document without repeated text; the first document cleaned keeps a repeated fact. */
  clean(document: KnowledgeDocument): KnowledgeDocument
}

/**
 * Creates a detector that removes text on many pages of one site (bars, footers, sidebars without semantic tags): a line on at least three pages and
 * 40 % of them
 * stays once, and only when it holds a fact. Titles lose the site's name that all of them have; hours and addresses from structured
 * data are removed when a visible page has them. The documents are passed twice: all of a site at once may exceed the memory.
 */
export function createBoilerplateDetector(): BoilerplateDetector {
  const counts = new Map<string, number>()
  const titles: string[] = []
  let showsHours = false
  const keptLines = new Set<string>()
  let common: { repeated: ReadonlySet<string>; suffix: string } | null = null
  return {
    learn(document) {
      titles.push(document.title)
      for (const id of lineIds(document)) {
        const count = counts.get(id) ?? 0
        if (count > 0 || counts.size < mostLines) counts.set(id, count + 1)
      }
      showsHours ||= document.sections.some((section) => !section.isStructured && hasVisibleHours(section))
    },
    clean(document) {
      common ??= { repeated: repeatedIn(counts, titles.length), suffix: commonSuffix(titles) }
      const { repeated, suffix } = common
      const sections = document.sections.flatMap((section) => {
        if (section.isStructured && section.heading === 'Openingstijden' && showsHours) return []
        const lines = section.text.split('\n').filter((line) => shouldKeepLine(line, repeated, keptLines))
        return lines.length > 0 ? [{ ...section, text: lines.join('\n') }] : []
      })
      const title = suffix && document.title.endsWith(suffix) ? document.title.slice(0, -suffix.length).trim() : ''
      return { ...document, title: title || document.title, sections }
    },
  }
}

function shouldKeepLine(line: string, repeated: ReadonlySet<string>, keptLines: Set<string>): boolean {
  const id = lineId(line)
  if (!repeated.has(id)) return true
  if (keptLines.has(id)) return false
  keptLines.add(id)
  return isContactFact(line) || hasFact(line, 'price') || hasFact(line, 'time')
}

function lineIds(document: KnowledgeDocument): Set<string> {
  return new Set(
    document.sections.flatMap((section) =>
      section.kind === 'product'
        ? []
        : section.text
            .split('\n')
            .filter((line) => line.length < longestRepeated)
            .map(lineId),
    ),
  )
}

function repeatedIn(counts: ReadonlyMap<string, number>, documents: number): Set<string> {
  const fewest = Math.max(fewestPages, documents * shareOfPages)
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([id]) => id))
}

function lineId(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function hasVisibleHours(section: Section): boolean {
  return section.text.split('\n').filter((line) => hasFact(line, 'weekday') && hasFact(line, 'time')).length >= 2
}

/** The end of a title in which its site's name is searched. */
const suffixCharsMax = 100

function commonSuffix(titles: string[]): string {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const suffix = /(?<!\s)\s+[-|–—·»:]\s+[^-|–—·»]{2,80}$/.exec(title.slice(-suffixCharsMax))?.[0]
    if (suffix) counts.set(suffix, (counts.get(suffix) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= Math.max(2, titles.length * 0.5) ? best[0] : ''
}
