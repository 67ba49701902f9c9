import type { Page } from 'playwright-core'

declare global {
  interface Window {
    syvoSeen: { violations: string[]; shift: number }
  }
}

/** What a page did that nobody asked for: broke its policy, moved under the reader's eyes (0 is still), grew wider than the screen (pixels). */
export interface Measured {
  readonly violations: readonly string[]
  readonly shift: number
  readonly overflow: number
}

/** Runs in every page before its own scripts. */
export function watchPage(): void {
  const seen = { violations: [] as string[], shift: 0 }
  window.syvoSeen = seen
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.violations.push(`${event.violatedDirective} refuses ${event.blockedURI}`),
  )
  new PerformanceObserver((list) => {
    // The DOM's types do not know this entry.
    for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What was seen of a page once its fonts are there and two frames were drawn. */
export function measured(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollWidth, clientWidth } = document.documentElement
    return { ...window.syvoSeen, overflow: scrollWidth - clientWidth }
  })
}
