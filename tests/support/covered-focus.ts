import type { Page } from 'playwright-core'

/** A page has fewer stops of the Tab key. */
const TABS_MAX = 140

/** Tabs once through a page and answers the stops at which the focus cannot be seen, each with the reason. */
export async function coveredStops(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let pressed = 0; pressed < TABS_MAX; pressed++) {
    await page.keyboard.press('Tab')
    const { isEnd, fault } = await page.evaluate(coveredPartOf)
    if (isEnd) return faults
    if (fault !== null) faults.push(fault)
  }
  throw new Error(`more than ${TABS_MAX} stops`)
}

/** Runs in the page: what lies over the element that has the focus; the end once all stops were seen. */
function coveredPartOf(): { isEnd: boolean; fault: string | null } {
  const on = document.activeElement
  if (!(on instanceof HTMLElement) || on === document.body || on.hasAttribute('data-seen-stop'))
    return { isEnd: true, fault: null }
  on.setAttribute('data-seen-stop', '')
  const [name = ''] = (on.getAttribute('aria-label') ?? (on.innerText || on.getAttribute('name') || '')).split('\n')
  const stop = (fault: string) => ({ isEnd: false, fault: `${on.tagName.toLowerCase()} ${name}: ${fault}` })
  // Of a link that goes on over two lines the first.
  const box = on.getClientRects()[0] ?? on.getBoundingClientRect()
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  if (right - left < 1 || bottom - top < 1) return stop('outside of what is seen')
  // What is taller than the free part of the screen cannot be seen in one piece; of a longer text the browser shows where one types.
  const isTall = box.height > innerHeight / 2 || on instanceof HTMLTextAreaElement
  if (!isTall && box.height - (bottom - top) > 1) return stop('cut off')
  const edge = Math.min(3, (bottom - top) / 2)
  const over = [(top + bottom) / 2, top + edge, bottom - edge]
    .map((y) => document.elementFromPoint((left + right) / 2, y))
    .filter((one) => one && !one.contains(on) && !on.contains(one))
  const isHidden = isTall ? over.length === 3 : over.length > 0
  return isHidden ? stop(`${over[0]?.tagName} ${over[0]?.className} lies over it`) : { isEnd: false, fault: null }
}
