import { type Element, isTag, isText } from 'domhandler'
import { cleanText } from '../domain/clean-text.ts'
import { hasFact } from '../domain/fact-patterns.ts'
import { lineText, rawText, readableChildren } from './html-dom.ts'

type Cell = { text: string; isHeader: boolean; span: number }
/** The lines of a table, such as 'Maandag: gesloten', under the sub-headings of rows with one wide cell. */
export type TableLines = { caption: string; groups: { heading: string; lines: string[] }[] }

const keyHeader =
  /^(?:dag(?:en)?|datum|maat|type|soort|product|artikel|naam|onderdeel|dienst|omschrijving|wat|werkzaamheden|categorie|land|methode|)$/i
const mostPlaces = 20_000
const mark = /^(?:x|v|✓|✔|•|●)$/i
const plainHeader =
  /^(?:van|waarde|info(?:rmatie)?|omschrijving|details?|tijd(?:en)?|wanneer|open(?:ingstijden)?|uren|wat|-|)$/i

/** Reads a data table row by row with its column headers, rowspan and colspan expanded. A table used for layout gives null. */
export function readTable(table: Element): TableLines | null {
  const rows = rowsOf(table)
  if (rows.length === 0 || isLayout(rows) || isBlownUp(rows)) return null
  const caption = readableChildren(table).find((child) => child.name === 'caption')
  const grid = expandSpans(rows)
  const titles = grid.slice(
    0,
    Math.max(
      0,
      grid.findIndex((row) => !isWide(row)),
    ),
  )
  const rest = grid.slice(titles.length)
  const headerCount = countHeaderRows(rest)
  const groups = isSideways(rest)
    ? sidewaysGroups(rest)
    : groupRows(rest.slice(headerCount), rest.slice(0, headerCount))
  const title = titles.map((row) => row[0]?.text ?? '').join(' - ')
  const named = groups.map((group, index) =>
    index === 0 && title ? { ...group, heading: [title, group.heading].filter(Boolean).join(' - ') } : group,
  )
  return {
    caption: caption ? cellText(caption) : '',
    groups: named.map(titleAsLine).filter((group) => group.lines.length > 0),
  }
}

// A wide row with nothing below it ('Gratis vanaf € 55,00') is a statement and no heading.
function titleAsLine(group: TableLines['groups'][number]): TableLines['groups'][number] {
  return group.lines.length === 0 && group.heading !== '' ? { heading: '', lines: [group.heading] } : group
}

function isWide(row: Cell[]): boolean {
  return (
    row.length > 1 &&
    row[0]?.span === row.length &&
    row[0].text.length < 80 &&
    !/[.!]$/.test(row[0].text) &&
    !hasFact(row[0].text, 'price')
  )
}

// A line break inside a cell separates a name from its description.
function cellText(cell: Element): string {
  return cleanText(rawText(cell))
    .replace(/([^\p{P}\s])\n/gu, '$1, ')
    .replace(/\n/g, ' ')
}

function rowsOf(table: Element): Element[] {
  return readableChildren(table).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : []
  })
}

function cellsOf(row: Element): Element[] {
  return readableChildren(row).filter((cell) => cell.name === 'td' || cell.name === 'th')
}

function isLayout(rows: Element[]): boolean {
  const cells = rows.flatMap(cellsOf)
  if (cells.length < 2) return true
  const containsBlocks = (element: Element): boolean =>
    readableChildren(element).some(
      (child) => /^(?:h[1-6]|table|form|article|section)$/.test(child.name) || containsBlocks(child),
    )
  if (
    rows.length > 1 &&
    rows.every((row) => cellsOf(row).length < 2) &&
    cells.some((cell) => lineText(cell).length > 100)
  )
    return true
  return cells.some(containsBlocks) || cells.some((cell) => lineText(cell).length > 600 || containsParagraphs(cell))
}

// Empty lines inside a cell separate paragraphs: such a table only puts columns of text beside each other.
function containsParagraphs(cell: Element): boolean {
  const breaks = (element: Element): boolean => {
    let run = 0
    for (const child of element.children) {
      if (isTag(child) && child.name === 'br') run++
      else if (!isText(child) || child.data.trim() !== '') run = 0
      if (run > 1 || (isTag(child) && breaks(child))) return true
    }
    return false
  }
  return lineText(cell).length > 150 && breaks(cell)
}

// Spans may blow a small table up to millions of cells; a normal table has about as many grid cells as cells.
function isBlownUp(rows: Element[]): boolean {
  const cells = rows.flatMap(cellsOf)
  const places = cells.reduce((sum, cell) => sum + clampSpan(cell.attribs.colspan) * clampSpan(cell.attribs.rowspan), 0)
  return places > Math.max(mostPlaces, cells.length * 2)
}

function expandSpans(rows: Element[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => [])
  rows.forEach((row, y) => {
    let x = 0
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x]) x++
      const wide = clampSpan(cell.attribs.colspan)
      const value = { text: cellText(cell), isHeader: cell.name === 'th', span: wide }
      for (let dy = 0; dy < clampSpan(cell.attribs.rowspan); dy++) {
        const target = grid[y + dy]
        if (!target) break
        for (let dx = 0; dx < wide; dx++) target[x + dx] = value
      }
      x += wide
    }
  })
  return grid.map((row) => Array.from(row, (cell) => cell ?? { text: '', isHeader: false, span: 1 }))
}

function clampSpan(value: string | undefined): number {
  return Math.min(50, Math.max(1, Number.parseInt(value ?? '1', 10) || 1))
}

function countHeaderRows(grid: Cell[][]): number {
  let count = 0
  while (count < grid.length - 1 && grid[count]?.every((cell) => cell.isHeader || cell.text === '')) count++
  if (count > 0 || grid.length < 3) return count
  const first = grid[0] ?? []
  const key = first[0]?.text ?? ''
  if (key !== '' && keyHeader.test(key) && first.length > 1 && first.every((cell) => cell.text.length < 30)) return 1
  const looksLikeHeader =
    first.length > 1 &&
    first.every((cell) => cell.text.length < 30 && !hasFact(cell.text, 'number') && !hasFact(cell.text, 'weekday'))
  const bodyHasNumbers =
    grid.slice(1).filter((row) => row.slice(1).some((cell) => hasFact(cell.text, 'number'))).length >
    (grid.length - 1) / 2
  return looksLikeHeader && bodyHasNumbers && new Set(first.map((cell) => cell.text)).size === first.length ? 1 : 0
}

function joinHeaders(rows: Cell[][]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, x) =>
    [...new Set(rows.map((row) => row[x]?.text ?? ''))].filter(Boolean).join(' '),
  )
}

// Days or sizes across the top and one row of values below: the columns are the records.
function isSideways(grid: Cell[][]): boolean {
  const [top, values, ...more] = grid
  if (!top || !values || top.length < 2 || !more.every(isFootnote)) return false
  if (top[0]?.text === '' || top.filter((cell) => hasFact(cell.text, 'weekday')).length > 2) return true
  // When the first value is a value like the others, no cell of that row names it.
  return (
    isValue(values[0]?.text ?? '') &&
    values.every((cell) => isValue(cell.text)) &&
    !top.some((cell) => isValue(cell.text))
  )
}

function isValue(text: string): boolean {
  return hasFact(text, 'price') || hasFact(text, 'time') || /^\W*\d[\d.,\s–-]*\D{0,12}$/.test(text)
}

function isFootnote(row: Cell[]): boolean {
  return row[0]?.span === row.length
}

function sidewaysGroups(grid: Cell[][]): TableLines['groups'] {
  const notes = grid.slice(2).map((row) => row[0]?.text ?? '')
  return [{ heading: '', lines: [...sidewaysLines(grid), ...notes] }]
}

function sidewaysLines(grid: Cell[][]): string[] {
  const [top = [], values = []] = grid
  const label = top[0]?.text === '' ? (values[0]?.text ?? '') : ''
  return top.flatMap((cell, x) => {
    const value = values[x]?.text ?? ''
    if (cell.text === '' || value === '') return []
    return [label ? `${label} ${cell.text}: ${value}` : `${cell.text}: ${value}`]
  })
}

function groupRows(rows: Cell[][], headerRows: Cell[][]): TableLines['groups'] {
  const headers = joinHeaders(headerRows)
  const groups: TableLines['groups'] = [{ heading: headingOf(headerRows, headers), lines: [] }]
  for (const row of rows) {
    const texts = [...new Set(row)].map((cell) => cell.text).filter(Boolean)
    const [only] = texts
    if (only === undefined) continue
    if (isWide(row)) groups.push({ heading: only, lines: [] })
    else groups.at(-1)?.lines.push(rowLine(row, headers))
  }
  return groups
}

// 'Voor de kinderen | t/m 12 jaar' above a price list names the list; 'Dag | Open' names only its columns.
function headingOf(headerRows: Cell[][], headers: string[]): string {
  const key = headers[0] ?? ''
  const [only, ...more] = headerRows
  if (!only || more.length > 0 || keyHeader.test(key)) return ''
  const spanning = only.find((cell, x) => x > 0 && cell.span > 1)
  return [key, spanning?.text ?? ''].filter(Boolean).join(', ')
}

function rowLine(row: Cell[], headers: string[]): string {
  const key = row[0]?.text ?? ''
  const parts: string[] = []
  row.forEach((cell, x) => {
    if (x === 0 || cell.text === '' || (x > 0 && row[x - 1] === cell)) return
    const header = cell.span > 1 ? '' : (headers[x] ?? '')
    if (header !== '' && mark.test(cell.text)) return void parts.push(header)
    const isNamed = header !== '' && !plainHeader.test(header) && !sameStart(header, cell.text)
    parts.push(isNamed ? `${header} ${cell.text}` : cell.text)
  })
  if (key === '') return parts.join(', ')
  return parts.length === 0 ? key : `${key.replace(/:$/, '')}: ${parts.join(', ')}`
}

function sameStart(header: string, text: string): boolean {
  return text.toLowerCase().startsWith(header.toLowerCase())
}
