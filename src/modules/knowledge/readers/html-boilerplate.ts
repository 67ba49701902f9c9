import { type Element, isTag } from 'domhandler'
import { hasFact } from '../domain/fact-patterns.ts'
import { headingLevel, lineText, namesOf, readableChildren } from './html-dom.ts'
import type { HtmlPage } from './html-page.ts'

/** How a part of a page is read: as content, only for its contact facts (site header and footer), or not at all. */
export type Reading = 'content' | 'facts' | 'none'

const unwantedName =
  /(?:cookie|consent|gdpr|cybot|onetrust|\bcmp\b|popup|pop-up|newsletter|nieuwsbrief|breadcrumb|kruimel|skip-?(?:link|to)|screen-reader|\bsr-only\b|visually-?hidden|share|sharing|\bdelen\b|social|pagination|pager|\bnav(?:bar|igation|igatie)?\b|(?:main|hoofd|site|mobile|footer|top)-?menu|sub-?menu|off-?canvas|hamburger|back-?to-?top|lightbox|mini-?cart|winkelmand|wishlist|login|lang(?:uage)?-?(?:switch|select|menu)|related|gerelateerd|\btags?-?(?:cloud|links)\b|post-?(?:meta|nav)|advert|\bads?\b|chat-?(?:widget|launcher)|toolbar|sitemap|usercentrics|didomi|layered|\bfacets?\b|\bfilters?\b|\bsort(?:er|-by)\b|swiper-(?:button|pagination)|toast|snackbar)/
const unwantedRoles = new Set([
  'navigation',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'tablist',
  'tooltip',
])
const acceptButton =
  /\b(?:accepteer|accepteren|akkoord|toestaan|weiger(?:en)?|accept all|begrepen|voorkeuren|instellingen)\b/i
const disclosure = /(?:accordion|collaps|faq|tab|panel|answer|antwoord|toggle|dropdown|expand|inklap|uitklap|vraag)/
const openers = new Set(['button', 'summary', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'a'])

/** Decides how to read an element by its tag, its names, how it is hidden and its share of links. */
export function readingOf(element: Element, page: HtmlPage, insideMain: boolean): Reading {
  if (isHidden(element, page)) return 'none'
  if (element.name === 'nav' || unwantedRoles.has(element.attribs.role ?? ''))
    return isWholePage(element, page) ? 'content' : 'none'
  const isFrame =
    element.name === 'header' ||
    element.name === 'footer' ||
    ['banner', 'contentinfo'].includes(element.attribs.role ?? '')
  if (isFrame && !insideMain && !isWholePage(element, page)) return 'facts'
  if (insideMain && headingLevel(element) > 0) return 'content'
  if (element.name === 'body' || element.name === 'html' || element.name === 'main') return 'content'
  if (unwantedName.test(namesOf(element)) && !isWholePage(element, page)) return 'none'
  if (!insideMain && /\b(?:site-?)?footer\b|colophon/.test(namesOf(element)) && !isWholePage(element, page))
    return 'facts'
  if (isConsentBox(element, page) || isLinkList(element, page, insideMain)) return 'none'
  return 'content'
}

// A page about cookies has 'cookie' in many names; an element with the page's own heading or most of its text is never a banner.
function isWholePage(element: Element, page: HtmlPage): boolean {
  return (
    page.textLength(element) > page.totalLength * 0.5 ||
    (page.textLength(element) > 200 && containsMainHeading(element))
  )
}

function containsMainHeading(element: Element): boolean {
  if (element.name === 'h1' || element.name === 'main') return true
  return readableChildren(element).some(containsMainHeading)
}

function isHidden(element: Element, page: HtmlPage): boolean {
  const { hidden, style = '', 'aria-hidden': ariaHidden, id } = element.attribs
  const isAway =
    hidden !== undefined || ariaHidden === 'true' || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  if (!isAway) return false
  if (id && page.opened.has(id)) return false
  if (disclosure.test(namesOf(element)) && !unwantedName.test(namesOf(element))) return false
  const before = previousElement(element)
  return !(before && openers.has(before.name) && element.name !== 'nav' && !unwantedName.test(namesOf(element)))
}

function previousElement(element: Element): Element | null {
  for (let node = element.prev; node; node = node.prev) if (isTag(node)) return node
  return null
}

function isConsentBox(element: Element, page: HtmlPage): boolean {
  const length = page.textLength(element)
  if (length < 30 || length > 1_500 || !['div', 'section', 'aside', 'form', 'dialog', 'p'].includes(element.name))
    return false
  const text = lineText(element)
  if (/cookie/i.test(text)) return acceptButton.test(text) && hasControl(element) && !containsMainHeading(element)
  return (
    length < 400 &&
    /\bnieuwsbrief\b/i.test(text) &&
    hasControl(element) &&
    /\b(?:schrijf|meld|inschrijven|aanmelden|e-?mail)/i.test(text) &&
    hasInput(element)
  )
}

function hasControl(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (['button', 'a', 'input'].includes(child.name) || hasControl(child)),
  )
}

function hasInput(element: Element): boolean {
  return element.children.some((child) => isTag(child) && (child.name === 'input' || hasInput(child)))
}

function isLinkList(element: Element, page: HtmlPage, insideMain: boolean): boolean {
  if (!['ul', 'ol', 'div', 'p', 'section', 'aside', 'td'].includes(element.name)) return false
  const length = page.textLength(element)
  if (length === 0 || page.linkLength(element) < length * (insideMain ? 0.95 : 0.8)) return false
  const links = countLinks(element)
  if (links < (insideMain ? 5 : 3) || length / links > 40) return false
  const text = lineText(element)
  return !hasFact(text, 'price') && !hasFact(text, 'time') && !hasFact(text, 'phone')
}

function countLinks(element: Element): number {
  return element.children.reduce(
    (sum, child) => (isTag(child) ? sum + (child.name === 'a' ? 1 : countLinks(child)) : sum),
    0,
  )
}
