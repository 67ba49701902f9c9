import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playgroundText as text } from '#modules/marketing/screens/playground.text.ts'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const START = new Date('2026-11-20T09:00:00Z')

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]
let posts: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
}, 300_000)
beforeEach(async () => {
  await page?.context().close()
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  problems = watchErrors(page)
  posts = []
  await page.clock.install({ time: START })
  await openPage(page, `${syvo.url}/demo`)
  // From here the clock of the page is stopped until a test moves it.
  await page.clock.pauseAt(START.getTime() + 60_000)
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const chat = () => main().getByRole('tabpanel')
const input = () => chat().getByLabel(text.message)
const turns = () => chat().getByRole('log').locator('.turn')

async function ask(question: string): Promise<void> {
  await input().fill(question)
  await chat().getByRole('button', { name: text.send }).click()
}

describe('the playground', () => {
  it('[PAGE-06] shows three demo bots in a carousel; choosing one opens its chat with a welcome', async () => {
    const bots = main().getByRole('tab')
    expect(await bots.evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-bot')))).toEqual([
      'ecom-finder',
      'cv-bot',
      'design-assistant',
    ])
    for (const bot of ['ecom-finder', 'cv-bot', 'design-assistant'] as const) {
      await main().locator(`[data-bot="${bot}"]`).click()
      await chat().getByText(text.bots[bot].welcome).waitFor()
    }
    await takeScreenshot(page, 'demo')
    expect(problems).toEqual([])
  })

  it('[PAGE-07] [API-31] a reply comes 600 ms after a message and says that it is simulated; nothing is sent', async () => {
    await main().locator('[data-bot="ecom-finder"]').click()
    expect(await turns().count()).toBe(1)
    await ask('Wat kost verzenden?')
    await page.clock.runFor(550)
    expect(await chat().getByText('€ 4,95').count()).toBe(0)
    await page.clock.runFor(100)
    await chat().getByText('€ 4,95').waitFor()
    expect(await chat().innerText()).toContain(text.simulation)
    expect(posts).toEqual([])
    expect(problems).toEqual([])
  })

  it('[PAGE-08] the third message is the last answered: the input is disabled and an overlay invites to sign up', async () => {
    await main().locator('[data-bot="cv-bot"]').click()
    for (const [index, question] of [
      'Hoe lang mag mijn cv zijn?',
      'Hoe noem ik een gat in mijn cv?',
      'En nu?',
    ].entries()) {
      expect(await input().isEnabled()).toBe(true)
      await ask(question)
      await page.clock.runFor(700)
      await expect.poll(() => turns().count()).toBe(1 + 2 * (index + 1))
    }
    expect(await input().isDisabled()).toBe(true)
    expect(await chat().getByRole('link', { name: text.signUp }).getAttribute('href')).toBe('/signup')
    await main().locator('[data-bot="ecom-finder"]').click()
    expect(await input().isEnabled()).toBe(true)
    expect(problems).toEqual([])
  })

  it('[PAGE-09] the ticker shows the next of four messages every 8 seconds', async () => {
    const shown = () => main().locator('.playground-ticker li[data-shown]').innerText()
    const seen = [await shown()]
    for (let step = 0; step < 4; step++) {
      await page.clock.runFor(7_900)
      expect(await shown()).toBe(seen.at(-1))
      await page.clock.runFor(200)
      await expect.poll(shown).not.toBe(seen.at(-1))
      seen.push(await shown())
    }
    expect(new Set(seen).size).toBe(4)
    expect(seen[4]).toBe(seen[0])
  })

  it('[ROUTE-17] is at /demo, and the contact form at /contact', async () => {
    expect(await main().getByRole('tab').count()).toBe(3)
    await openPage(page, `${syvo.url}/contact`)
    expect(await main().getByRole('form').count()).toBe(1)
    expect(problems).toEqual([])
  })
})
