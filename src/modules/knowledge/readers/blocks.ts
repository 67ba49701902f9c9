import { cleanText } from '../domain/clean-text.ts'
import type { Section } from '../domain/document.ts'

/**
 * One piece of a page in reading order. Heading levels 1 to 6 are the page's own, 7 and 8 are bold lines, captions and
 * questions. `close` ends headings of its level and deeper. `isFrame` marks text from the site's header or footer.
 */
export type Block =
  | { type: 'heading'; level: number; text: string; opens?: boolean }
  | { type: 'text'; text: string; isFrame?: boolean }
  | { type: 'rows'; lines: string[]; isList?: boolean; isFrame?: boolean }
  | { type: 'close'; level: number }

const questionLevel = 8
const longestHeading = 400

/** Groups blocks under their headings: running text together, rows apart, and a question with its answer as `faq`. */
export function toSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  let path: { level: number; text: string; opens: boolean }[] = []
  const cutAt = (level: number) => {
    path = path.filter((heading) => heading.level < level)
  }
  for (const block of blocks.flatMap(questionLines)) {
    if (block.type === 'close') cutAt(block.level)
    else if (block.type === 'heading') {
      cutAt(block.level)
      path.push({ level: block.level, text: cleanHeading(block.text), opens: block.opens ?? false })
    } else if (block.isFrame) append(sections, { heading: 'Contact', text: textOf(block), kind: 'text' })
    else append(sections, sectionOf(path, block))
  }
  return dropDoubles(sections)
}

function sectionOf(
  path: { level: number; text: string; opens: boolean }[],
  block: Block & { type: 'text' | 'rows' },
): Section {
  const asked = path.findLastIndex((heading) => heading.opens || (heading.text.endsWith('?') && heading.level > 1))
  const question = asked < 0 ? '' : (path[asked]?.text ?? '')
  const heading = path
    .filter((_, index) => index !== asked)
    .map((part) => part.text)
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
    .join(' > ')
  if (question !== '') return { heading, text: textOf(block), kind: 'faq', question }
  return { heading, text: textOf(block), kind: block.type === 'rows' && !block.isList ? 'table' : 'text' }
}

function append(sections: Section[], section: Section): void {
  const last = sections.at(-1)
  if (last && last.heading === section.heading && last.kind === section.kind && last.question === section.question)
    last.text += `\n${section.text}`
  else sections.push(section)
}

// 'Kan ik ruilen?' alone on a line, followed by its answer, is a question whatever the tags around it are.
function questionLines(block: Block): Block[] {
  if (block.type !== 'text' || block.isFrame) return [block]
  const text = block.text.replace(/^(?:vraag|v|q)\s*[:.]\s+/i, '')
  const [first = '', ...rest] = text.split('\n')
  const isQuestion =
    first.endsWith('?') && first.length <= 160 && first.length > 8 && !/[.!?]\s/.test(first.slice(0, -1))
  if (!isQuestion) return [{ ...block, text: text.replace(/^(?:antwoord|a)\s*:\s+/i, '') }]
  const heading: Block = { type: 'heading', level: questionLevel, text: first }
  return rest.length === 0
    ? [heading]
    : [heading, { ...block, text: rest.join('\n').replace(/^(?:antwoord|a)\s*:\s+/i, '') }]
}

function textOf(block: Block & { type: 'text' | 'rows' }): string {
  const text =
    block.type === 'rows'
      ? block.lines.map((line) => line.replace(/\n/g, ' ')).join('\n')
      : joinBrokenLines(cleanText(block.text))
  return text.replace(/^[-–•*·✓✔►»]\s+/gm, '')
}

// A line break inside a sentence is layout, not a new statement.
function joinBrokenLines(text: string): string {
  return text.replace(/([\p{L},])\n(?=\p{Ll})/gu, '$1 ')
}

function cleanHeading(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .slice(0, longestHeading)
    .replace(/^[\s>»•·–+-]+|(?<![\s>»:•·–+▾▼▸›⌄-])[\s>»:•·–+▾▼▸›⌄-]+$/g, '')
    .replaceAll(' > ', ' - ')
}

function dropDoubles(sections: Section[]): Section[] {
  const seen = new Set<string>()
  return sections.flatMap((section) => {
    const key = (text: string) => `${section.question ?? ''}|${text}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    const lines = section.text.split('\n').filter((line) => {
      const id = key(line)
      // Short cells such as 'gesloten' repeat for good reasons; longer lines repeat because a page is built twice, for phones.
      if (line.length < 25 && section.text !== line) return true
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    })
    return lines.length > 0 ? [{ ...section, text: lines.join('\n') }] : []
  })
}
