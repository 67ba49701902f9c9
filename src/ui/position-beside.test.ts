import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { positionBeside } from './position-beside.ts'

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('document', { documentElement: { clientWidth: 1280 } })
})
afterEach(() => vi.unstubAllGlobals())

/** Creates the parts of an element that decide its position. */
function box(top: number, height: number, left: number, width: number) {
  const style = { left: '', top: '' }
  const getBoundingClientRect = () => ({ top, height, left, width, bottom: top + height, right: left + width })
  // Only its box and style are used.
  return { style, getBoundingClientRect } as unknown as HTMLElement
}
const topOf = (anchorTop: number, side: 'top' | 'bottom') => {
  const bubble = box(0, 30, 0, 120)
  positionBeside(bubble, box(anchorTop, 40, 600, 40), side)
  return Number.parseFloat(bubble.style.top)
}

test('[LIMIT-02] a tooltip is 4 px from its element, above and below it, also after changing side', () => {
  expect(topOf(400, 'top') + 30).toBe(400 - 4)
  expect(topOf(400, 'bottom')).toBe(440 + 4)
  // No room above, or below.
  expect(topOf(20, 'top')).toBe(60 + 4)
  expect(topOf(750, 'bottom') + 30).toBe(750 - 4)
})
