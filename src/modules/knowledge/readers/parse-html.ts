import { type Document, DomHandler, type Element, isTag } from 'domhandler'
import { Parser } from 'htmlparser2'
import { liftNestedItems } from './lift-nested-items.ts'

const mostElements = 200_000
// A list of some hundred items without end tags is that deep until it is repaired.
const deepestUnrepaired = 1_500
const deepest = 400
// Every later walk visits all that is in an element, so its work is the number of elements at each depth times that depth.
const mostWork = 6_000_000

/**
 * Parses HTML and repairs missing end tags. Null for pathological pages: nested so deep that a walk overflows the stack, or with so many
 * elements so deep that reading it would take minutes.
 */
export function parseHtml(html: string): Document | null {
  const handler = new BoundedHandler()
  try {
    new Parser(handler, { lowerCaseTags: true, decodeEntities: true }).end(html)
  } catch (error) {
    if (error instanceof TooTangledError) return null
    throw error
  }
  liftNestedItems(handler.root)
  return isTooTangled(handler.root) ? null : handler.root
}

class TooTangledError extends Error {}

class BoundedHandler extends DomHandler {
  private elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.elements > mostElements || this.tagStack.length > deepestUnrepaired) throw new TooTangledError()
    super.onopentag(name, attributes)
  }
}

function isTooTangled(document: Document): boolean {
  let level: (Document | Element)[] = [document]
  let work = 0
  for (let depth = 0; level.length > 0; depth++) {
    work += level.length * depth
    if (depth > deepest || work > mostWork) return true
    level = level.flatMap((node) => node.children.filter(isTag))
  }
  return false
}
