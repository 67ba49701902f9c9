import type { AnyRouter } from '@tanstack/react-router'

/**
 * Makes plain links to our own pages fast: the router answers a click without a page load, and hovering or focusing prefetches. So screens need no
 * router: `<a href="/bots">` is enough. Links that open elsewhere stay the browser's. Returns a function that stops it.
 */
export function startQuickLinks(router: AnyRouter): () => void {
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const url = sameOriginUrl(event.target)
    if (!url || isSamePage(url)) return
    event.preventDefault()
    // Without a connection the address would change and the page would not; the bar of the page says why nothing happens.
    if (navigator.onLine) void router.navigate({ href: url.pathname + url.search + url.hash })
  }
  const fetchAhead = (event: Event): void => {
    const url = sameOriginUrl(event.target)
    if (!url || url.pathname === location.pathname) return
    router.preloadRoute({ to: url.pathname, search: router.options.parseSearch?.(url.search) }).catch(() => {})
  }
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', fetchAhead, { passive: true })
  document.addEventListener('focusin', fetchAhead)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', fetchAhead)
    document.removeEventListener('focusin', fetchAhead)
  }
}

/** Returns the address of the link under an event when it is one of our pages: same origin, same window, no file, no backend endpoint. */
function sameOriginUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return null
  const url = new URL(link.href)
  if (url.origin !== location.origin) return null
  return /^\/(auth|rest|functions|realtime)\/v1\/|\.[a-z0-9]{2,5}$/i.test(url.pathname) ? null : url
}

/** Tells whether a link jumps within the page, which the browser handles. */
function isSamePage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search
}
