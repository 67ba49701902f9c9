import { type Element, isTag, isText } from 'domhandler'
import { cleanLine } from '../domain/clean-text.ts'
import { factPatterns, hasFact } from '../domain/fact-patterns.ts'
import { callToAction } from './call-to-action.ts'
import { isBlock, isUnreadable, lineText, readableChildren } from './html-dom.ts'

const control = new Set(['button', 'label', 'option'])
const priceOnly =
  /^(?:v\.?a\.?\s{0,3}|vanaf\s{0,3})?(?:€|eur)?\s{0,3}\d{1,4}(?:[.,](?:\d{1,2}|-|–))?\s{0,3}(?:€|euro?)?(?:\s{0,3}p\.?p\.?\.?)?$/i

const everyPrice = new RegExp(factPatterns.price.source, 'gi')

const priceLabel =
  /^(?:(?:normale |oude |nieuwe |huidige |actie|aanbiedings|verkoop|regular |sale )?(?:prijs|price)|van|voor|nu)\s*:?$/i

/**
 * Recognises rows made of `div` soup: at least three similar siblings (same tag and class) that are short and mostly hold a price, a
 * time or a weekday, such as dishes or opening hours. Returns each as one line 'Tomatensoep: met basilicum, € 6,50', or null.
 */
export function readRecords(parent: Element): Map<Element, string> | null {
  const children = readableChildren(parent)
  if (children.length < 3 || ['tr', 'table', 'tbody', 'dl', 'body', 'html'].includes(parent.name)) return null
  const group = largestGroup(children)
  // The last item of a list without end tags may have swallowed the content after the list: it is read as a block of its own.
  const alike = group.filter((child) => lineText(child).length <= 300)
  if (alike.length < 3 || alike.length < group.length * 0.7) return null
  if (alike.map(lineText).filter(isRecordLike).length < alike.length / 2) return null
  const records = alike.map((child) => ({ child, pieces: leafTexts(child) }))
  const shaped = records.filter(({ pieces }) => pieces.length > 1 && pieces.every((piece) => piece.length <= 140))
  if (shaped.length < records.length * 0.7) return null
  return new Map(
    records
      .map(({ child, pieces }) => [child, recordLine(pieces)])
      .filter((entry): entry is [Element, string] => entry[1] !== ''),
  )
}

/** Joins the pieces of one record: its name, then the rest, the price last. */
export function recordLine(pieces: string[]): string {
  const prices = pieces.filter((piece) => priceOnly.test(piece) && /\d/.test(piece))
  const words = pieces.filter((piece) => !prices.includes(piece) && !priceLabel.test(piece))
  const [name, ...rest] = words
  if (name === undefined) return prices.join(', ')
  const tail = [...new Set([...rest, ...prices])].filter((piece) => piece !== name)
  return tail.length === 0 ? name : `${name.replace(/(?<![:.\s…])[:.\s…]+$/, '')}: ${tail.join(', ')}`
}

function largestGroup(children: Element[]): Element[] {
  const groups = new Map<string, Element[]>()
  for (const child of children) {
    const kind = `${child.name}.${(child.attribs.class ?? '').split(/\s+/).filter((name) => !/^(?:odd|even|first|last|active|current|today|vandaag|is-.*)$/.test(name))[0] ?? ''}`
    const group = groups.get(kind)
    if (group) group.push(child)
    else groups.set(kind, [child])
  }
  let largest: Element[] = []
  for (const group of groups.values()) if (group.length > largest.length) largest = group
  return largest
}

function isRecordLike(text: string): boolean {
  const prices = text.match(everyPrice)?.length ?? 0
  if (prices > 3) return false
  return (
    prices > 0 ||
    hasFact(text, 'weekday') ||
    (hasFact(text, 'time') && text.length < 80) ||
    /(?:^|\s)\d{1,3},-/.test(text)
  )
}

// A span is a cell of its own when it is named, or when it has only elements beside it.
function containsCells(parent: Element): boolean {
  const { children } = parent
  return children.filter(isTag).length > 1 && !children.some((node) => isText(node) && /[\p{L}\p{N}]/u.test(node.data))
}

function leafTexts(element: Element): string[] {
  const pieces: string[] = []
  let line = ''
  const flush = () => {
    const text = cleanLine(line)
    if (/[\p{L}\p{N}]/u.test(text)) pieces.push(text)
    line = ''
  }
  const walk = (node: Element) => {
    const cells = containsCells(node)
    for (const child of node.children) {
      if (isText(child)) line += child.data.replace(/\s+/g, ' ')
      if (!isTag(child) || isUnreadable(child) || control.has(child.name)) continue
      if (child.name === 'a' && callToAction.test(lineText(child))) continue
      const isCell = child.name === 'span' && (cells || child.attribs.class !== undefined)
      const cuts = isBlock(child) || child.name === 'br' || isCell
      if (cuts) flush()
      walk(child)
      if (cuts) flush()
    }
  }
  walk(element)
  flush()
  return pieces
}
