import type { Go } from '#platform/browser/navigation-context.ts'

/** Opens another page; resolves when the browser is back on this page, for example by its back button, so that waiting code can continue. */
export function navigateAway(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
}

/**
 * Opens the returned address, the page of an order or of the plan change, by replacing the current history entry: going back would start another
 * order.
 */
export function openOrder(url: string, go: Go): void {
  const address = new URL(url, location.origin)
  const isOurs = address.origin === location.origin && /^\/(bestellen\/|billing$)/.test(address.pathname)
  if (isOurs) go(address.pathname + address.search, { replace: true })
  else location.replace(url)
}

/** Returns the address where the order of one bot starts; an anonymous visitor is sent there through the login screen. */
export function botOrderPath(botId: string, way: 'rental' | 'purchase'): string {
  return `/bestellen?bot=${botId}&als=${way === 'rental' ? 'huur' : 'koop'}`
}
