import type { KnowledgeDocument, Section } from './document.ts'
import { hasFact, isContactFact } from './fact-patterns.ts'

const fewestPages = 3
const shareOfPages = 0.4

/**
 * Takes out what stands on many pages of one site (bars, footers, sidebars without telling tags): a line on at least three pages and 40 % of them
 * is kept once, and only when it tells a fact. Titles lose the site's name that all of them carry; hours and addresses from structured
 * data go when a visible page tells them.
 */
export function dropRepeatedBlocks(documents: readonly KnowledgeDocument[]): KnowledgeDocument[] {
  const repeated = findRepeated(documents)
  const showsHours = documents.some((document) =>
    document.sections.some((section) => !section.isStructured && hasVisibleHours(section)),
  )
  const kept = new Set<string>()
  const suffix = commonSuffix(documents.map((document) => document.title))
  return documents.map((document) => ({
    ...document,
    title:
      suffix && document.title.endsWith(suffix)
        ? document.title.slice(0, -suffix.length).trim() || document.title
        : document.title,
    sections: document.sections.flatMap((section) => {
      if (section.isStructured && section.heading === 'Openingstijden' && showsHours) return []
      const lines = section.text.split('\n').filter((line) => keepsLine(line, repeated, kept))
      return lines.length > 0 ? [{ ...section, text: lines.join('\n') }] : []
    }),
  }))
}

function keepsLine(line: string, repeated: ReadonlySet<string>, kept: Set<string>): boolean {
  const id = lineId(line)
  if (!repeated.has(id)) return true
  if (kept.has(id)) return false
  kept.add(id)
  return isContactFact(line) || hasFact(line, 'price') || hasFact(line, 'time')
}

function findRepeated(documents: readonly KnowledgeDocument[]): Set<string> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    const lines = new Set(
      document.sections.flatMap((section) => (section.kind === 'product' ? [] : section.text.split('\n').map(lineId))),
    )
    for (const id of lines) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const fewest = Math.max(fewestPages, documents.length * shareOfPages)
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

function commonSuffix(titles: string[]): string {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const suffix = /\s+[-|–—·»:]\s+[^-|–—·»]{2,80}$/.exec(title)?.[0]
    if (suffix) counts.set(suffix, (counts.get(suffix) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= Math.max(2, titles.length * 0.5) ? best[0] : ''
}
