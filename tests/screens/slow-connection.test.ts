import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
}, 300_000)
beforeEach(async () => {
  await page?.context().close()
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  problems = watchErrors(page)
  await page.goto(`${syvo.url}/pricing`, { waitUntil: 'networkidle' })
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

it('the next page shows that it is loading while its data is delayed, and stops once it has arrived', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/**', async (route) => {
    await held
    await route.continue()
  })
  const progress = page.locator('.progress-line')
  expect(await progress.count()).toBe(0)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/bots'
    document.body.append(link)
    link.click()
  })
  await progress.waitFor({ state: 'attached' })
  release()
  await page.locator('main').getByRole('searchbox').waitFor()
  await progress.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

it('without a connection a link leaves page and address and a bar says why; with one it works again', async () => {
  await page.context().setOffline(true)
  await page.getByText('Je bent offline.').waitFor()
  await takeScreenshot(page, 'offline')
  const link = page.locator('footer').getByRole('link', { name: 'Contact' })
  await link.click()
  expect(page.url()).toBe(`${syvo.url}/pricing`)
  expect(await page.locator('h1').first().innerText()).toContain('Kies je plan')
  await page.context().setOffline(false)
  await page.getByText('Je bent offline.').waitFor({ state: 'detached' })
  await link.click()
  await page.waitForURL(`${syvo.url}/contact`)
})
