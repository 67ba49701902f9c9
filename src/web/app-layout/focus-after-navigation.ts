import type { AnyRouter } from '@tanstack/react-router'

/**
 * Puts the focus on the title of a page that a link opened without loading it anew, as a newly loaded page would begin at its top: else it stays
 * on what was pressed, or is lost with it. A page that takes the focus itself keeps it. Answers how to stop.
 */
export function startFocusAfterNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    // A jump to a place in the page is the browser's own.
    if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash !== '') return
    const main = document.getElementById('inhoud')
    const isTaken = main?.contains(document.activeElement) || document.querySelector('dialog[open]')
    if (!main || isTaken) return
    const title = main.querySelector('h1')
    // The screen has no title yet while it waits for its data.
    const target = title ?? main
    title?.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  })
}
