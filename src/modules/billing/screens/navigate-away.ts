import type { Go } from '#platform/browser/navigation-context.ts'

/** Leaves for another page; resolves when the browser is back on this very page, as its back button does, so that what waited can go on. */
export function navigateAway(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
}

/**
 * Opens the answered address, the page of an order or that of the change of plan, without a step back to what started it: going back would
 * start another one.
 */
export function openOrder(url: string, go: Go): void {
  const address = new URL(url, location.origin)
  const isOurs = address.origin === location.origin && /^\/(bestellen\/|billing$)/.test(address.pathname)
  if (isOurs) go(address.pathname + address.search, { replace: true })
  else location.replace(url)
}

/** Where an order of one bot begins; for a visitor by way of the login screen. */
export function botOrderPath(botId: string, way: 'rental' | 'purchase'): string {
  return `/bestellen?bot=${botId}&als=${way === 'rental' ? 'huur' : 'koop'}`
}
