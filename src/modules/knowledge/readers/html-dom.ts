import { type ChildNode, type Document, Element, isTag, isText, type ParentNode, type Text } from 'domhandler'
import { cleanLine } from '../domain/clean-text.ts'

const unreadable = new Set(
  'script style noscript template svg math iframe object embed video audio canvas map select textarea input datalist head title base link meta img picture source track progress meter'.split(
    ' ',
  ),
)
const blocks = new Set(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul option search'.split(
    ' ',
  ),
)

// Names are searched with patterns whose work grows with the square of the length.
const longestName = 500

/** Returns true for elements whose content is never text for a visitor. */
export function isUnreadable(element: Element): boolean {
  return unreadable.has(element.name)
}

/** Returns true for elements that start a new line; custom elements count as such. */
export function isBlock(element: Element): boolean {
  return blocks.has(element.name) || element.name.includes('-')
}

/** Returns the element children of a node, without the unreadable ones. */
export function readableChildren(node: ParentNode): Element[] {
  return node.children.filter((child): child is Element => isTag(child) && !isUnreadable(child))
}

/** Returns the level of h1 to h6 or of `role="heading"`, else 0. */
export function headingLevel(element: Element): number {
  const byName = /^h([1-6])$/.exec(element.name)?.[1]
  if (byName) return Number(byName)
  if (element.attribs.role !== 'heading') return 0
  return Math.min(6, Math.max(1, Number(element.attribs['aria-level']) || 2))
}

/** Returns the names that describe an element's purpose: class, id, role, label. Lower case, each to its first 500 characters. */
export function namesOf(element: Element): string {
  const { class: classes, id, role, 'aria-label': label } = element.attribs
  return [classes, id, role, label]
    .map((name) => (name ?? '').slice(0, longestName))
    .join(' ')
    .toLowerCase()
}

/**
 * Returns the raw text below a node. Adjacent inline tags (`<span>Maandag</span><span>9:00</span>`) are separated where the letters would run into
 * a capital, digit or currency sign; blocks and `<br>` become line breaks.
 */
export function rawText(node: ChildNode | Document): string {
  const parts: string[] = []
  collect(node, parts)
  return parts.join('')
}

/** Returns the text below a node on one line. */
export function lineText(node: ChildNode | Document): string {
  return cleanLine(rawText(node))
}

function collect(node: ChildNode | Document, parts: string[]): void {
  if (isText(node)) {
    if (followsSpan(parts, node)) parts.push(' ')
    parts.push(node.data.replace(/\s+/g, ' '))
    return
  }
  if (!('children' in node)) return
  if (node instanceof Element) {
    if (isUnreadable(node) || node.name === 'label' || node.name === 'option') return
    if (node.name === 'br') return void parts.push('\n')
  }
  const breaks = node instanceof Element && isBlock(node)
  if (breaks) parts.push('\n')
  else if (node instanceof Element && runsInto(parts, node)) parts.push(' ')
  for (const child of node.children) collect(child, parts)
  if (breaks) parts.push('\n')
}

/** Returns true when the text of an inline element would be glued to the text before it although they are two things. */
export function runsInto(parts: readonly string[], element: Element): boolean {
  const last = parts.at(-1)?.at(-1)
  if (!last || /[\s([/-]/.test(last)) return false
  // Two links side by side are two things, whatever their letters are.
  if (element.name === 'a') return element.prev !== null && isTag(element.prev) && element.prev.name === 'a'
  if (element.name !== 'span') return false
  const first = firstCharacter(element)
  return first !== '' && /[\p{Lu}\d€]/u.test(first) && /[\p{Ll}\d:.,)]/u.test(last)
}

/** Returns true when text would be glued to a label in a span before it ('Plaats' and 'Sluiskade'). */
export function followsSpan(parts: readonly string[], text: Text): boolean {
  if (!text.prev || !isTag(text.prev) || text.prev.name !== 'span') return false
  return /[\p{Ll}:]$/u.test(parts.at(-1) ?? '') && /^[\p{Lu}\d€]/u.test(text.data)
}

function firstCharacter(node: ChildNode): string {
  if (isText(node)) return node.data.charAt(0)
  if (!('children' in node)) return ''
  for (const child of node.children) {
    const first = firstCharacter(child)
    if (first !== '') return first
  }
  return ''
}
