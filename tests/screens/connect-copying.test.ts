import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { connectText as text } from '../../src/modules/channels/screens/connect.text.ts'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const browserFixture = openBrowserFixture()

/** Opens Syvo Connect with a clipboard that keeps texts in `copied`, or refuses them. */
async function openConnect(clipboard: 'works' | 'refuses') {
  const { botId, storage } = browserFixture.company
  const page = await browserFixture.enter(storage)
  const copied: string[] = []
  await page.exposeFunction('keepCopied', (copy: string) => {
    copied.push(copy)
    return clipboard === 'works'
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (copy: string) => {
          // Exposed by the test, of which the page's types know nothing.
          const { keepCopied } = window as unknown as { keepCopied: (copy: string) => Promise<boolean> }
          if (!(await keepCopied(copy))) throw new DOMException('Write permission denied.', 'NotAllowedError')
        },
      },
    })
  })
  await page.clock.install()
  await openPage(page, `${browserFixture.url}/my-bots/${botId}/connect`)
  await page.getByRole('tab', { name: text.widget }).waitFor()
  return { page, copied }
}

/** The tabs with their copy buttons. */
const COPIES = [
  { tab: text.widget, label: text.copyCode },
  { tab: text.chatPage, label: text.copyLink },
] as const

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

it('[CONN-05] copying the snippet or the link confirms it for two seconds', async () => {
  const { page, copied } = await openConnect('works')
  for (const { tab, label } of COPIES) {
    await page.getByRole('tab', { name: tab }).click()
    await button(page, label).waitFor()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button(page, label).click()
    await button(page, text.copied).waitFor()
    await page.clock.runFor(1_900)
    expect(await button(page, text.copied).count()).toBe(1)
    await page.clock.runFor(200)
    await button(page, label).waitFor()
    expect(await button(page, text.copied).count()).toBe(0)
    await page.clock.resume()
  }
  expect(copied).toEqual([expect.stringContaining('<script src='), expect.stringContaining('/hosted-chat?')])
})

it('[CONN-05] copying that fails says "Kon niet kopiëren naar klembord." and confirms nothing', async () => {
  for (const { tab, label } of COPIES) {
    const { page, copied } = await openConnect('refuses')
    await page.getByRole('tab', { name: tab }).click()
    await button(page, label).click()
    await page.locator('.toast').getByText('Kon niet kopiëren naar klembord.', { exact: true }).waitFor()
    expect(await button(page, text.copied).count()).toBe(0)
    expect(copied).toHaveLength(1)
  }
})
