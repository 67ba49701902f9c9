import { cleanText, shorten } from '../domain/clean-text.ts'
import { detectLanguage } from '../domain/detect-language.ts'
import type { ReadOutcome } from '../domain/document.ts'
import { type Block, toSections } from './blocks.ts'

/** Reads plain text, such as the free fields of a configuration: paragraphs, `#` headings and questions on a line of their own. */
export function readPlainText(url: string, text: string, title = ''): ReadOutcome {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(paragraphBlocks)
  const sections = toSections(blocks)
  if (sections.length === 0) return { outcome: 'skipped', reason: 'empty' }
  return {
    outcome: 'read',
    document: {
      url,
      title: title || shorten(sections[0]?.text.split('\n')[0] ?? '', 80),
      language: detectLanguage(text),
      sections,
    },
  }
}

function paragraphBlocks(paragraph: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const flush = () => {
    const text = cleanText(lines.join('\n'))
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ type: 'text', text })
    lines = []
  }
  for (const line of paragraph.split('\n')) {
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(line.trim())
    if (heading?.[1] && heading[2]) {
      flush()
      blocks.push({ type: 'heading', level: heading[1].length, text: heading[2] })
    } else lines.push(line)
  }
  flush()
  return blocks
}
