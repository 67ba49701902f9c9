import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode, type Text } from 'domhandler'
import { cleanLine } from '../domain/clean-text.ts'
import { isContactFact } from '../domain/fact-patterns.ts'
import type { Block } from './blocks.ts'
import { callToAction } from './call-to-action.ts'
import { readingOf } from './html-boilerplate.ts'
import { findPanel } from './html-disclosure.ts'
import {
  followsSpan,
  headingLevel,
  isBlock,
  isUnreadable,
  lineText,
  rawText,
  readableChildren,
  runsInto,
} from './html-dom.ts'
import type { HtmlPage } from './html-page.ts'
import { readRecords } from './html-records.ts'
import { readTable } from './html-table.ts'
import { isStyledHeading } from './styled-heading.ts'
import { isMarking, TextRun } from './text-run.ts'

/** A longer text is no heading, however it is marked. */
const longestHeadingText = 200

const pseudoHeading = 7
const skipped = new Set(['button', 'label', 'legend', 'option', 'menu'])

/** Reads a parsed page as a flat list of blocks in reading order, without navigation, banners, hidden copies and forms. */
export function readBlocks(document: Document, page: HtmlPage): Block[] {
  const walk = new BlockWalk(page)
  walk.children(document, false)
  walk.flush()
  return walk.blocks
}

class BlockWalk {
  readonly blocks: Block[] = []
  private readonly page: HtmlPage
  private readonly consumed: Set<Element>
  private readonly line = new TextRun()
  private marks = 0

  constructor(page: HtmlPage, consumed = new Set<Element>()) {
    this.page = page
    this.consumed = consumed
  }

  children(parent: ParentNode, insideMain: boolean): void {
    for (const child of parent.children) this.node(child, insideMain)
  }

  flush(): void {
    this.add(this.line.drain())
  }

  // One at a time: a call accepts no more than about a hundred thousand arguments.
  private add(blocks: readonly Block[]): void {
    for (const block of blocks) this.blocks.push(block)
  }

  private node(node: ChildNode, insideMain: boolean): void {
    if (isText(node)) this.text(node)
    else if (isTag(node) && !isUnreadable(node) && !this.consumed.has(node)) this.element(node, insideMain)
  }

  private text(node: Text): void {
    if (followsSpan(this.line.parts, node)) this.line.push(' ', true)
    this.line.push(node.data.replace(/\s+/g, ' '), this.marks > 0)
  }

  private element(element: Element, insideMain: boolean): void {
    if (element.name === 'br') return void this.line.push('\n', true)
    const reading = readingOf(element, this.page, insideMain)
    if (reading !== 'content') {
      if (isBlock(element)) this.flush()
      if (reading === 'facts') this.contactFacts(element)
      return
    }
    if (this.special(element, insideMain)) return
    const breaks = isBlock(element)
    if (breaks) this.flush()
    else if (runsInto(this.line.parts, element)) this.line.push(' ', true)
    const marks = isMarking(element) ? 1 : 0
    this.marks += marks
    this.children(element, insideMain || element.name === 'main' || element.name === 'article')
    this.marks -= marks
    if (breaks) this.flush()
  }

  /** Handles the elements with a reader of their own; returns whether it did. */
  private special(element: Element, insideMain: boolean): boolean {
    const found =
      this.disclosure(element) ??
      this.heading(element) ??
      this.structure(element) ??
      this.records(element, insideMain) ??
      this.list(element)
    if (!found) return skipped.has(element.name)
    this.flush()
    this.add(found)
    return true
  }

  private heading(element: Element): Block[] | null {
    const level = headingLevel(element)
    const isStyled = level === 0 && isStyledHeading(element, this.page)
    if (level === 0 && !isStyled) return null
    const text = lineText(element)
    if (text.length > longestHeadingText) return null
    const answered = /^(.{8,160}?\?)\s+(.{10,})$/.exec(text)
    if (answered?.[1] && answered[2])
      return [
        { type: 'heading', level: pseudoHeading, text: answered[1] },
        { type: 'text', text: answered[2] },
      ]
    return text === '' ? [] : [{ type: 'heading', level: level || pseudoHeading, text }]
  }

  private structure(element: Element): Block[] | null {
    if (element.name === 'table') {
      const table = readTable(element)
      if (!table) return null
      const blocks: Block[] = table.caption ? [{ type: 'heading', level: pseudoHeading, text: table.caption }] : []
      for (const group of table.groups) {
        if (group.heading) blocks.push({ type: 'heading', level: pseudoHeading + 1, text: group.heading })
        blocks.push({ type: 'rows', lines: group.lines })
      }
      return blocks
    }
    if (element.name === 'dl') return this.definitions(element)
    if (element.name !== 'details') return null
    const summary = readableChildren(element).find((child) => child.name === 'summary')
    if (!summary) return null
    this.consumed.add(summary)
    return this.questionBlocks(lineText(summary), element)
  }

  private definitions(list: Element): Block[] {
    const blocks: Block[] = []
    let term = ''
    const pairs = readableChildren(list).flatMap((child) => (child.name === 'div' ? readableChildren(child) : [child]))
    for (const child of pairs) {
      const text = lineText(child)
      if (child.name === 'dt') term = text
      else if (text === '') continue
      else if (term.endsWith('?')) for (const block of this.questionBlocks(term, child)) blocks.push(block)
      else blocks.push({ type: 'rows', lines: [term ? `${term.replace(/:$/, '')}: ${text}` : text] })
    }
    return blocks
  }

  private disclosure(element: Element): Block[] | null {
    if (headingLevel(element) > 0 || element.name === 'details') return null
    const panel = findPanel(element, this.page)
    if (!panel || this.consumed.has(panel)) return null
    const question = cleanLine(element.children.map(rawText).join(''))
    if (question.length < 3 || question.length > 200) return null
    const blocks = this.questionBlocks(question, panel)
    // An empty panel is read once too: panels within panels would otherwise double the work at every level.
    this.consumed.add(panel)
    return blocks.length === 0 ? null : blocks
  }

  private questionBlocks(question: string, panel: Element): Block[] {
    const inner = new BlockWalk(this.page, this.consumed)
    inner.children(panel, true)
    inner.flush()
    if (inner.blocks.length === 0) return []
    return [
      { type: 'heading', level: pseudoHeading, text: question, opens: true },
      ...inner.blocks,
      { type: 'close', level: pseudoHeading },
    ]
  }

  private records(element: Element, insideMain: boolean): Block[] | null {
    const lines = isBlock(element) ? readRecords(element) : null
    if (!lines) return null
    const inner = new BlockWalk(this.page, this.consumed)
    let rows: string[] = []
    const flushRows = () => {
      inner.flush()
      if (rows.length > 0) inner.blocks.push({ type: 'rows', lines: rows })
      rows = []
    }
    for (const child of element.children) {
      const line = isTag(child) ? lines.get(child) : undefined
      if (line !== undefined && isTag(child)) {
        if (readingOf(child, this.page, insideMain) === 'content') rows.push(line)
        continue
      }
      if (isText(child) && child.data.trim() === '') continue
      flushRows()
      inner.node(child, insideMain)
    }
    flushRows()
    return inner.blocks
  }

  private list(element: Element): Block[] | null {
    if (element.name !== 'ul' && element.name !== 'ol') return null
    const items = readableChildren(element)
    const isSimple = items.every(
      (item) => item.name === 'li' && !readableChildren(item).some(containsStructure) && lineText(item).length < 400,
    )
    if (!isSimple) return null
    const lines = items
      .filter((item) => readingOf(item, this.page, true) === 'content')
      .map(lineText)
      .filter((line) => line !== '' && !callToAction.test(line))
    return lines.length > 0 ? [{ type: 'rows', lines, isList: true }] : []
  }

  private contactFacts(element: Element): void {
    const inner = new BlockWalk(this.page, this.consumed)
    inner.children(element, true)
    inner.flush()
    for (const block of inner.blocks) {
      if (block.type === 'text' && isContactFact(block.text)) this.blocks.push({ ...block, isFrame: true })
      if (block.type !== 'rows') continue
      const lines = block.lines.filter(isContactFact)
      if (lines.length > 0) this.blocks.push({ type: 'rows', lines, isFrame: true })
    }
  }
}

function containsStructure(element: Element): boolean {
  return (
    /^(?:h[1-6]|table|details|dl|p|div|section)$/.test(element.name) ||
    readableChildren(element).some(containsStructure)
  )
}
