import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to the title of a page that a link opened without a page load, as a newly loaded page begins at its top: otherwise it stays on the
 * pressed element, or is lost with it. After going back it returns to the link that was followed, if that exists. A page that takes the focus itself
 * keeps it, and so does one that only changed its address: the focused element is still there and is not a link. Returns a function that stops it.
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
      // The browser handles a jump to a place in the page.
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

/** Makes the next loaded page begin at its title, as one that a link opened: for a user who leaves by a button, such as signing out. */
export function focusTitleOfNextPage(): void {
  try {
    sessionStorage.setItem(FOCUS_TITLE, '1')
  } catch {
    // A browser without storage begins at the top of the page.
  }
}

const FOCUS_TITLE = 'syvo.focus-title'

/** Focuses the title of this page when the previous one asked for it; returns a function that stops watching for it. */
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

/** Focuses the link to the page that was left, else the title, or the bare content while a screen has none because it waits for its data. */
function focusTarget(main: HTMLElement, previousPath: string | null): void {
  const link = previousPath === null ? null : main.querySelector<HTMLElement>(`a[href="${CSS.escape(previousPath)}"]`)
  if (link) return link.focus({ preventScroll: true })
  const title = main.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  const target = title ?? main
  target.focus({ preventScroll: true })
}

/** Moves the focus from a placeholder's title to the real one, until the user does something. */
function refocusWhenReplaced(main: HTMLElement, previousPath: string | null): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusTarget(main, previousPath)
  })
  const stop = () => observer.disconnect()
  observer.observe(main, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, { once: true, capture: true })
  return stop
}
