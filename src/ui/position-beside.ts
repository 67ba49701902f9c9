/** The side on which a floating element is placed. */
export type Side = 'top' | 'bottom'

const OFFSET = 4
const EDGE = 8

/** Positions a fixed element above or below its anchor, centred, kept inside the window; changes side when there is no room. */
export function positionBeside(element: HTMLElement, anchor: HTMLElement, side: Side): void {
  const at = anchor.getBoundingClientRect()
  const own = element.getBoundingClientRect()
  const above = at.top - own.height - OFFSET
  const below = at.bottom + OFFSET
  const goesAbove = side === 'top' ? above >= EDGE : below + own.height > innerHeight - EDGE && above >= EDGE
  const left = at.left + at.width / 2 - own.width / 2
  const clampedLeft = Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - own.width - EDGE))
  // Set through the object model, which a strict style policy allows.
  element.style.left = `${clampedLeft}px`
  element.style.top = `${goesAbove ? above : below}px`
}
