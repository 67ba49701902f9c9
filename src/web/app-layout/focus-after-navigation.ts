import type { AnyRouter } from '@tanstack/react-router'

/**
 * Puts the focus on the title of a page that a link opened without loading it anew, as a newly loaded page would begin at its top: else it stays
 * on what was pressed, or is lost with it. Back on a page it returns to the link that was followed, if that is there. A page that takes the focus itself keeps it, and so does one that only got another address: what has
 * the focus is still there and is no link. Answers how to stop.
 */
export function startFocusAfterNavigation(router: AnyRouter): () => void {
  let pressed: Element | null = null
  let unwatch = startAtTitle()
  const unsubscribes = [
    router.subscribe('onBeforeNavigate', () => {
      pressed = document.activeElement
      unwatch()
    }),
    router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      // A jump to a place in the page is the browser's own.
      if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash !== '') return
      const main = document.getElementById('inhoud')
      const now = document.activeElement
      const hasKeptFocus = main?.contains(now) && (now !== pressed || !now?.matches('a'))
      const isTaken = hasKeptFocus || document.querySelector('dialog[open]')
      if (!main || isTaken) return
      const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
      const previousPath = isBack ? fromLocation.pathname : null
      focusTarget(main, previousPath)
      unwatch = refocusWhenReplaced(main, previousPath)
    }),
  ]
  return () => {
    unwatch()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** Has the page that is loaded next begin at its title, as one that a link opened: for who leaves by a button, such as signing out. */
export function focusTitleOfNextPage(): void {
  try {
    sessionStorage.setItem(FOCUS_TITLE, '1')
  } catch {
    // A browser that stores nothing begins at the top of the page.
  }
}

const FOCUS_TITLE = 'syvo.focus-title'

/** Puts the focus on the title of this page when the one before asked for it; answers how to stop watching for it. */
function startAtTitle(): () => void {
  const main = document.getElementById('inhoud')
  try {
    if (!main || sessionStorage.getItem(FOCUS_TITLE) === null) return () => {}
    sessionStorage.removeItem(FOCUS_TITLE)
  } catch {
    return () => {}
  }
  focusTarget(main, null)
  return refocusWhenReplaced(main, null)
}

/** The link to the page that was left, else the title, or the bare content while a screen has none because it waits for its data. */
function focusTarget(main: HTMLElement, previousPath: string | null): void {
  const link = previousPath === null ? null : main.querySelector<HTMLElement>(`a[href="${CSS.escape(previousPath)}"]`)
  if (link) return link.focus({ preventScroll: true })
  const title = main.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  const target = title ?? main
  target.focus({ preventScroll: true })
}

/** Where the title was of a placeholder, the focus goes over to the real one; until the reader does something. */
function refocusWhenReplaced(main: HTMLElement, previousPath: string | null): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusTarget(main, previousPath)
  })
  const stop = () => observer.disconnect()
  observer.observe(main, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, { once: true, capture: true })
  return stop
}
