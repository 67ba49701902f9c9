import { type Element, isTag } from 'domhandler'
import { namesOf } from './html-dom.ts'
import { type HtmlPage, panelIdOf } from './html-page.ts'

/** The part of an element's names that is examined. */
const longestNames = 1_000

/**
 * Finds the panel that an accordion control opens: the element it names, else the next element beside it or beside its wrapper. Null
 * for elements that open nothing, and for menus.
 */
export function findPanel(control: Element, page: HtmlPage): Element | null {
  const isControl =
    opensByBox(control) ||
    control.attribs['aria-expanded'] !== undefined ||
    control.attribs['data-toggle'] === 'collapse' ||
    control.attribs['data-bs-toggle'] === 'collapse' ||
    /\b(?:faq|accordion)[\w-]{0,40}(?:question|title|header|trigger|button|toggle|vraag|kop)|\bvraag\b/.test(
      namesOf(control).slice(0, longestNames),
    )
  if (!isControl || /\b(?:nav|menu|hamburger)/.test(namesOf(control))) return null
  const id = panelIdOf(control)
  const named = id ? page.byId.get(id) : undefined
  if (named && !contains(named, control)) return named.name === 'nav' ? null : named
  return nextElement(control) ?? (control.parent && isTag(control.parent) ? nextElement(control.parent) : null)
}

// Accordions without script: a hidden checkbox, its label, and the panel after it.
function opensByBox(control: Element): boolean {
  if (control.name !== 'label') return false
  let before = control.prev
  while (before && !isTag(before)) before = before.prev
  return (
    before?.name === 'input' &&
    /^(?:checkbox|radio)$/.test(before.attribs.type ?? '') &&
    ['div', 'section', 'ul', 'p', 'article'].includes(nextElement(control)?.name ?? '')
  )
}

function nextElement(element: Element): Element | null {
  for (let node = element.next; node; node = node.next) {
    if (isTag(node)) return node.name === 'button' || /^h[1-6]$/.test(node.name) ? null : node
  }
  return null
}

function contains(outer: Element, inner: Element): boolean {
  for (let node = inner.parent; node; node = node.parent) if (node === outer) return true
  return false
}
