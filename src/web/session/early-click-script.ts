/** Set on the root element from the moment that the page itself handles presses; the event with this name is dispatched on it then. */
export const PAGE_IS_LIVE = 'data-live'

/** Set on the root element from the first use of the page: a wheel, a finger, a key or a pointer. */
const PAGE_IS_TOUCHED = 'data-touched'

/** Tells whether the user has scrolled the server-rendered page, so that hydration must not restore a scroll position. */
export function isScrolledByHand(): boolean {
  return document.documentElement.hasAttribute(PAGE_IS_TOUCHED) && (scrollX !== 0 || scrollY !== 0)
}

/**
 * Returns the script that keeps a visitor's presses before the page is hydrated: the last button or form is pressed once more as soon as the page is
 * live. It also marks that the page was used. The browser never submits a form by itself, because that would put a password or a message into the
 * address.
 */
export function earlyClickScript(): string {
  return `(${queueEarlyClicks})(${JSON.stringify(PAGE_IS_LIVE)},${JSON.stringify(PAGE_IS_TOUCHED)})`
}

/** Runs as text in the page, so it uses nothing but its arguments and the browser. */
function queueEarlyClicks(isLive: string, isTouched: string): void {
  const root = document.documentElement
  const touch = () => root.setAttribute(isTouched, '')
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(kind, touch, { capture: true, once: true, passive: true })
  let again: (() => void) | undefined
  const early = () => !root.hasAttribute(isLive)
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
      event.preventDefault()
      if (!early()) return
      again = () => {
        // React hydrates a part of the page at once when a key event reaches it, but not when a form in it is submitted.
        form.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
        form.requestSubmit(event.submitter)
      }
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (early() && button && button.type !== 'submit') again = () => button.click()
    },
    true,
  )
  root.addEventListener(isLive, () => again?.(), { once: true })
}
