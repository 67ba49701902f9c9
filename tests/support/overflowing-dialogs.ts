import type { Page } from 'playwright-core'

const WIDTHS = [320, 390, 1280] as const

/**
 * Every open dialog whose content is wider than itself, on a small phone, a phone and a desktop: text and buttons there cannot be read. The page
 * keeps the width that it had.
 */
export async function overflowingDialogs(page: Page): Promise<string[]> {
  if (page.isClosed() || (await page.locator('dialog[open]').count()) === 0) return []
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    found.push(...(await openOverflowingDialogs(page)).map((one) => `at ${width} px: ${one}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** The same at the width that the page has now. */
export function openOverflowingDialogs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `a dialog of ${one.clientWidth} px holds ${one.scrollWidth} px: ${one.textContent.slice(0, 80)}`),
  )
}
