import { expect, it } from 'vitest'
import { takeScreenshot } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const browserFixture = openBrowserFixture()

it.each([
  [390, 844],
  [1280, 800],
])(
  'a bot switched on in My Bots at %i px stays visible with its next step and the focus, and is named',
  async (width, height) => {
    const page = await browserFixture.enter()
    await page.setViewportSize({ width, height })
    await page.goto(`${browserFixture.url}/my-bots`)
    const card = page.locator('.my-bot', { hasText: 'Tafelwijs' })
    const turn = card.getByRole('switch')
    await turn.waitFor()
    // At the very bottom of the window, where a growing card leaves it.
    await turn.evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom - innerHeight + 90))
    await turn.click()
    const isNamed = page.locator('.toast', { hasText: 'Tafelwijs staat aan' })
    await isNamed.waitFor()
    const next = card.getByRole('link', { name: 'Inrichten' })
    await next.waitFor()
    await expect.poll(async () => ((await next.boundingBox())?.y ?? height) + 40).toBeLessThan(height)
    expect(await turn.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await turn.isChecked()).toBe(true)
    await card.getByText(/van 50 antwoorden van je plan/).waitFor()
    await takeScreenshot(page, `my-bots-on-${width}`)
    await turn.click()
    await page.locator('.toast', { hasText: 'Tafelwijs staat uit' }).waitFor()
    expect(await turn.evaluate((each) => each === document.activeElement)).toBe(true)
  },
)
