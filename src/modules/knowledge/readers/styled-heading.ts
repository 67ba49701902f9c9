import { type Element, isTag, isText } from 'domhandler'
import { isBlock, lineText, namesOf, readableChildren } from './html-dom.ts'
import type { HtmlPage } from './html-page.ts'
import { isHeadingText } from './text-run.ts'

const headingName =
  /(?:^|[\s_-])(?:heading|headline|title|titel|kop|kopje|tussenkop)(?:$|[\s_-])|(?:^|\s)font_[0-6](?:\s|$)|(?:^|\s)text-[2-9]?xl(?:\s|$)/
const bigFrom = { px: 20, pt: 15, em: 1.4, rem: 1.4 }
const highest = 3
const longestText = 300

/**
 * Returns true for a line that is only styled as a heading: a short block of its own, no sentence, that is bold as a whole, in large type, or
 * named a title, itself or a wrapper that holds nothing else.
 */
export function isStyledHeading(element: Element, page: HtmlPage): boolean {
  if (element.name !== 'p' && element.name !== 'div') return false
  if (page.textLength(element) > longestText || readableChildren(element).some(containsBlock)) return false
  const text = lineText(element)
  if (!isHeadingText(text) || /€/.test(text)) return false
  return isEntirelyBold(element) || inside(element).some(looksBig) || wrappers(element, page).some(looksBig)
}

function containsBlock(element: Element): boolean {
  return isBlock(element) || readableChildren(element).some(containsBlock)
}

// Returns the element and the inline elements that hold all of its text.
function inside(element: Element): Element[] {
  const [only, ...more] = element.children.filter((child) => !(isText(child) && child.data.trim() === ''))
  return only && more.length === 0 && isTag(only) ? [element, ...inside(only)] : [element]
}

function wrappers(element: Element, page: HtmlPage): Element[] {
  const found: Element[] = []
  const length = page.textLength(element)
  for (let node = element.parent; node && isTag(node) && found.length < highest; node = node.parent) {
    if (page.textLength(node) !== length) break
    found.push(node)
  }
  return found
}

function looksBig(element: Element): boolean {
  if (element.name === 'a') return false
  if (headingName.test(namesOf(element).replace(/\bentry-content\b/g, ''))) return true
  const size = /font-size\s*:\s*([\d.]+)\s*(px|pt|rem|em)/i.exec(element.attribs.style ?? '')
  const unit = (size?.[2] ?? 'px').toLowerCase()
  return (
    size !== null &&
    (unit === 'px' || unit === 'pt' || unit === 'em' || unit === 'rem') &&
    Number(size[1]) >= bigFrom[unit]
  )
}

function isEntirelyBold(element: Element): boolean {
  return inside(element).some((one) => one.name === 'b' || one.name === 'strong')
}
