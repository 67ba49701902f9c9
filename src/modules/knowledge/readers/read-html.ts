import { type Document, type Element, isTag, isText } from 'domhandler'
import { cleanLine, cleanText } from '../domain/clean-text.ts'
import { detectLanguage } from '../domain/detect-language.ts'
import type { KnowledgeDocument, ReadOutcome, Section } from '../domain/document.ts'
import { toSections } from './blocks.ts'
import { readBlocks } from './html-blocks.ts'
import { rawText } from './html-dom.ts'
import { measurePage } from './html-page.ts'
import { readStructuredData } from './json-ld.ts'
import { parseHtml } from './parse-html.ts'

const notFoundTitle =
  /\b(?:404|(?:pagina (?:is )?)?niet gevonden|page not found|niets gevonden|bestaat niet(?: meer)?)\b/i

const mostSearched = 500_000_000

/** Reads one HTML page: its visible content under its headings, completed with its structured data. Never throws. */
export function readHtml(url: string, html: string): ReadOutcome {
  const parsed = parseHtml(html)
  if (!parsed) return { outcome: 'skipped', reason: 'unreadable' }
  const head = readHead(parsed)
  const visible = toSections(readBlocks(parsed, measurePage(parsed)))
  const heading =
    visible.find((section) => section.heading !== '' && section.heading !== 'Contact')?.heading.split(' > ')[0] ?? ''
  const title = head.title || heading || url
  if (
    notFoundTitle.test(`${head.title} ${heading}`) &&
    visible.reduce((sum, section) => sum + section.text.length, 0) < 1_500
  ) {
    return { outcome: 'skipped', reason: 'not_found_page' }
  }
  const sections = [...visible, ...unseen(readStructuredData(head.scripts, plainText), visible)]
  if (sections.length === 0) return { outcome: 'skipped', reason: 'empty' }
  const document: KnowledgeDocument = {
    url,
    title,
    language: head.language || detectLanguage(sections.map((section) => section.text).join(' ')),
    sections,
  }
  return { outcome: 'read', document }
}

/** Converts a fragment of HTML to plain text with line breaks. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return cleanText(html)
  const parsed = parseHtml(html)
  return cleanText(parsed ? rawText(parsed) : html.replace(/<[^<>]*>/g, ' '))
}

type Head = { title: string; language: string; scripts: string[] }

function readHead(document: Document): Head {
  const head: Head = { title: '', language: '', scripts: [] }
  let socialTitle = ''
  const visit = (element: Element) => {
    if (element.name === 'html')
      head.language = /^[a-z]{2}(?=$|[-_])/.exec((element.attribs.lang ?? '').toLowerCase())?.[0] ?? ''
    if (element.name === 'title' && head.title === '')
      head.title = cleanLine(element.children.map((child) => (isText(child) ? child.data : '')).join(''))
    if (element.name === 'meta' && element.attribs.property === 'og:title')
      socialTitle = cleanLine(element.attribs.content ?? '')
    if (element.name === 'script' && /ld\+json/i.test(element.attribs.type ?? ''))
      head.scripts.push(element.children.map((child) => (isText(child) ? child.data : '')).join(''))
    if (element.name === 'svg') return
    for (const child of element.children) if (isTag(child)) visit(child)
  }
  for (const child of document.children) if (isTag(child)) visit(child)
  return { ...head, title: (head.title || socialTitle).slice(0, 200) }
}

// Structured data repeats visible text; only what the page does not show adds anything. The amount of text searched is bounded: past that, text that
// a page shows may occur twice.
function unseen(structured: Section[], visible: Section[]): Section[] {
  const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const shown = squeeze(visible.map((section) => `${section.question ?? ''} ${section.text}`).join(' '))
  const seen = new Set<string>()
  let searched = 0
  const isShown = (text: string) => {
    searched += shown.length
    return searched < mostSearched && shown.includes(text.slice(0, 200))
  }
  return structured.filter((section) => {
    const id = squeeze(section.question ?? section.text)
    if (seen.has(id)) return false
    seen.add(id)
    if (section.kind === 'faq') return !(isShown(id) && isShown(squeeze(section.text).slice(0, 60)))
    return !section.text.split('\n').every((line) => isShown(squeeze(line.replace(/^[^:]{3,20}: /, ''))))
  })
}
