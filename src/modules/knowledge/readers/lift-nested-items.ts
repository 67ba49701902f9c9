import { type Document, type Element, isTag, type ParentNode } from 'domhandler'
import { append, removeElement } from 'domutils'

// The ancestors that may hold each element. Meeting one of its own kind first means that an end tag is missing.
const holders: Record<string, { own: string[]; stop: string[] }> = {
  li: { own: ['li'], stop: ['ul', 'ol', 'menu'] },
  dt: { own: ['dt', 'dd'], stop: ['dl'] },
  dd: { own: ['dt', 'dd'], stop: ['dl'] },
  tr: { own: ['tr'], stop: ['table'] },
  td: { own: ['td', 'th'], stop: ['table'] },
  th: { own: ['td', 'th'], stop: ['table'] },
}

const highestClimb = 64
// Removing an element from the middle of its siblings moves them all.
const mostMoved = 100_000_000

/**
 * Repairs lists and tables whose end tags were left out while something inside was still open, like a browser: an item inside an
 * item of the same list becomes the next item. Changes the document in place.
 */
export function liftNestedItems(document: Document): void {
  let moved = 0
  const stack: ParentNode[] = [document]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isElement(node)) {
      const outer = wrongOuter(node)
      if (outer && moved < mostMoved) {
        moved += siblingsPassed(node) + siblingsPassed(outer)
        removeElement(node)
        append(outer, node)
      }
    }
    for (const child of [...node.children].reverse()) if (isTag(child)) stack.push(child)
  }
}

function wrongOuter(element: Element): Element | null {
  const holder = holders[element.name]
  if (!holder) return null
  let climbed = 0
  for (let node = element.parent; node && isTag(node) && climbed++ < highestClimb; node = node.parent) {
    if (holder.stop.includes(node.name)) return null
    if (holder.own.includes(node.name)) return node
  }
  return null
}

function siblingsPassed(element: Element): number {
  return element.next ? (element.parent?.children.length ?? 0) : 0
}

function isElement(node: ParentNode): node is Element {
  return isTag(node)
}
