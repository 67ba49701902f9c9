import { type Document, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { isUnreadable } from './html-dom.ts'

/** The measurements of the whole page that the walk needs before it starts: text sizes, links, and which hidden panels a control opens. */
export type HtmlPage = {
  textLength(element: ParentNode): number
  linkLength(element: ParentNode): number
  totalLength: number
  byId: ReadonlyMap<string, Element>
  opened: ReadonlySet<string>
}

/** Measures a parsed page once, so that every later query about an element is a look-up. */
export function measurePage(document: Document): HtmlPage {
  const lengths = new Map<ParentNode, { text: number; link: number }>()
  const byId = new Map<string, Element>()
  const opened = new Set<string>()
  const measure = (node: ParentNode, inLink: boolean): { text: number; link: number } => {
    const sum = { text: 0, link: 0 }
    for (const child of node.children) {
      if (isText(child)) {
        const length = child.data.replace(/\s+/g, ' ').trim().length
        sum.text += length
        if (inLink) sum.link += length
      } else if (isTag(child) && !isUnreadable(child)) {
        collectReferences(child, byId, opened)
        const inner = measure(child, inLink || child.name === 'a')
        sum.text += inner.text
        sum.link += inner.link
      }
    }
    lengths.set(node, sum)
    return sum
  }
  const total = measure(document, false)
  return {
    textLength: (element) => lengths.get(element)?.text ?? 0,
    linkLength: (element) => lengths.get(element)?.link ?? 0,
    totalLength: total.text,
    byId,
    opened,
  }
}

function collectReferences(element: Element, byId: Map<string, Element>, opened: Set<string>): void {
  if (element.attribs.id && !byId.has(element.attribs.id)) byId.set(element.attribs.id, element)
  const target = panelIdOf(element)
  if (target) opened.add(target)
}

/** Returns the id of the panel that a control opens (`aria-controls`, `data-target`, an anchor that toggles), or an empty text. */
export function panelIdOf(element: Element): string {
  const {
    'aria-controls': controls,
    'data-bs-target': bsTarget,
    'data-target': target,
    href,
    'aria-expanded': expanded,
  } = element.attribs
  if (element.attribs.role === 'tab' && controls) return controls
  const toggles =
    expanded !== undefined ||
    element.attribs['data-toggle'] !== undefined ||
    element.attribs['data-bs-toggle'] !== undefined
  const anchor = toggles && href?.startsWith('#') ? href : ''
  return (controls ?? bsTarget ?? target ?? anchor).replace(/^#/, '').trim()
}
