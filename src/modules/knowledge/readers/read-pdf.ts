import { getDocumentProxy } from 'unpdf'
import { cleanLine } from '../domain/clean-text.ts'
import { detectLanguage } from '../domain/detect-language.ts'
import type { ReadOutcome } from '../domain/document.ts'
import type { Block } from './blocks.ts'
import { toSections } from './blocks.ts'
import { type PdfLine, type PdfRun, toPdfLines } from './pdf-lines.ts'

const pageLimit = 60
// A book of 500 pages; the text after that is left out.
const mostLetters = 1_500_000

/** Reads the text of a PDF: larger lines become headings, neighbouring lines one paragraph. A scan without text is `empty`. */
export async function readPdf(url: string, bytes: Uint8Array): Promise<ReadOutcome> {
  const lines: PdfLine[] = []
  let title = ''
  let letters = 0
  try {
    // pdf.js takes over the buffer that it gets, and accepts no Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const { info } = await pdf.getMetadata()
    title = titleOf(info)
    for (let number = 1; number <= Math.min(pdf.numPages, pageLimit); number++) {
      const page = await pdf.getPage(number)
      const found = toPdfLines((await page.getTextContent()).items.flatMap(runOf))
      for (const line of found) lines.push(line)
      letters += found.reduce((sum, line) => sum + line.text.length, 0)
      if (letters > mostLetters) break
      page.cleanup()
    }
    await pdf.cleanup()
  } catch {
    return { outcome: 'skipped', reason: 'unreadable' }
  }
  const blocks = toBlocks(lines)
  const sections = toSections(blocks)
  if (sections.length === 0) return { outcome: 'skipped', reason: 'empty' }
  const heading = blocks.find((block) => block.type === 'heading')
  const fileName = decodeURIComponentSafely(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
    .replace(/\.pdf$/i, '')
    .replace(/[-_]+/g, ' ')
  const language = detectLanguage(lines.map((line) => line.text).join(' '))
  return {
    outcome: 'read',
    document: {
      url,
      title: title || (heading?.type === 'heading' ? heading.text : '') || fileName,
      language,
      sections,
    },
  }
}

function toBlocks(lines: PdfLine[]): Block[] {
  const body = median(
    lines.flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.height)),
  )
  const blocks: Block[] = []
  let rows: string[] = []
  const flush = () => {
    if (rows.length > 0)
      blocks.push(rowsLike(rows) ? { type: 'rows', lines: rows } : { type: 'text', text: joinLines(rows) })
    rows = []
  }
  for (const line of lines) {
    if (!/[\p{L}\p{N}]/u.test(line.text)) continue
    const isHeading = line.height > body * 1.15 && line.text.length < 90 && !/\d[.,]\d{2}\b/.test(line.text)
    if (isHeading || line.gapAbove > line.height * 2.2) flush()
    if (isHeading) blocks.push({ type: 'heading', level: line.height > body * 1.6 ? 1 : 2, text: line.text })
    else rows.push(line.text)
  }
  flush()
  return blocks
}

// Lines that mostly end in a price or are short are a list; otherwise they are a paragraph broken over lines.
function rowsLike(rows: string[]): boolean {
  const listed = rows.filter((row) => /(?:\d[.,]\d{2}|\d,-|€\s?\d+)\s*$/.test(row) || row.length < 45)
  return listed.length >= rows.length * 0.6
}

function joinLines(rows: string[]): string {
  // Only a row's own end is examined: searching the text so far for it at every row takes the square of its length.
  return rows
    .map((row, index) => {
      const next = rows[index + 1] ?? ''
      if (!/\p{L}-$/u.test(row.slice(-3))) return `${row} `
      return /^\p{Ll}/u.test(next) ? row.slice(0, -1) : `${row} `
    })
    .join('')
    .trim()
}

function runOf(item: object): PdfRun[] {
  if (!('str' in item && 'transform' in item && 'width' in item && 'height' in item)) return []
  const { str, transform, width, height } = item
  if (typeof str !== 'string' || !Array.isArray(transform) || typeof width !== 'number' || typeof height !== 'number')
    return []
  return [
    {
      text: str,
      x: Number(transform[4]),
      y: Number(transform[5]),
      width,
      height: height || Math.abs(Number(transform[3])),
    },
  ]
}

function titleOf(info: object): string {
  const title = 'Title' in info && typeof info.Title === 'string' ? cleanLine(info.Title) : ''
  return /^(?:untitled|naamloos|microsoft word.*|.*\.(?:docx?|indd|pdf|pptx?))$/i.test(title) ? '' : title.slice(0, 200)
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
