import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const POLL = { timeout: 30_000, interval: 100 }
const fixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')

it.each([1280, 900, 390])(
  'at %i px every navigation has its own name and the first heading is the title',
  async (width) => {
    const page = await fixture.enter(fixture.company.storage)
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, `${fixture.url}/my-bots`)
    await main(page).locator('h1').waitFor()
    const outline = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
      return { names: shown('nav').map((nav) => nav.ariaLabel), first: shown('h1, h2, h3, h4')[0]?.tagName }
    })
    expect(outline.first).toBe('H1')
    expect(outline.names.length).toBeGreaterThan(0)
    expect(new Set(outline.names).size).toBe(outline.names.length)
  },
)

it('[DASH-03] each button of a bot on the dashboard names the bot, after its visible words', async () => {
  const { page } = await fixture.see('/dashboard', {}, fixture.company.storage)
  const card = main(page).locator('.dashboard-bot').first()
  const title = await card.locator('h3').innerText()
  for (const [role, words] of [
    ['button', 'Bot Uitvoeren'],
    ['link', 'Inrichten'],
    ['link', 'Zet op je site'],
  ] as const)
    await card.getByRole(role, { name: `${words} (${title})`, exact: true }).waitFor({ timeout: 5000 })
})

it('a long conversation in the test of a bot makes the page no longer than its content', async () => {
  const { page } = await fixture.see(
    `/my-bots/${fixture.company.botId}/inrichten?stap=testen`,
    {},
    fixture.company.storage,
  )
  for (let turn = 1; turn <= 14; turn++) {
    await main(page).locator('[name=question]').fill('Hoe laat gaan jullie open?')
    await page.keyboard.press('Enter')
    await expect.poll(() => main(page).locator('.turn[data-from=assistant]').count(), POLL).toBe(turn)
    await main(page).locator('.typing').waitFor({ state: 'detached' })
  }
  const blank = await page.evaluate(() => {
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    return Math.round(document.documentElement.scrollHeight - scrollY - end)
  })
  expect(blank).toBe(0)
})

it('the command palette finds a bot by its name and opens its page', async () => {
  const { page } = await fixture.see('/dashboard', {}, fixture.company.storage)
  await main(page).locator('h1').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('tafelw')
  const found = page.getByRole('option', { name: /Tafelwijs/ })
  await found.waitFor()
  expect(await page.getByRole('option').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/bot\//)
  await main(page).getByRole('heading', { level: 1, name: 'Tafelwijs' }).waitFor()
})

it('[LIST-07] on a phone the text of an empty listing has the same margin as its count', async () => {
  const page = await fixture.enter({})
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${fixture.url}/bots?search=zzzz`)
  const leftOf = (selector: string) =>
    main(page)
      .locator(selector)
      .evaluate((one) => one.getBoundingClientRect().left)
  expect(await leftOf('.empty-state-title')).toBe(await leftOf('.listing-count'))
})
