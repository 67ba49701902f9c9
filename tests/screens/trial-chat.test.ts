import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot } from '../support/browser.ts'
import { openPageAs } from '../support/open-page-as.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const QUESTION = 'Hoe lang duurt de levering?'
const NOTE = 'Antwoorden komen letterlijk uit de pagina’s van het voorbeeldbedrijf.'

let syvo: RunningSyvo
let browser: Browser
beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

async function openTrial(size: { width: number; height: number }): Promise<Page> {
  const page = await openPageAs(browser, syvo.url)
  await page.setViewportSize(size)
  await openPage(page, `${syvo.url}/bot/${BALIE}`)
  return page
}

const field = (page: Page) => page.getByLabel('Je bericht')
const answers = (page: Page) => page.getByRole('log', { name: 'Gesprek met Balie' }).locator('[data-from=assistant]')

async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count()
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await answers(page).nth(before).and(page.locator(':not(:has(.typing))')).waitFor()
  await page.locator('[aria-busy=true], .typing').first().waitFor({ state: 'detached' })
}

/** Returns whether the whole field is in the viewport and uncovered. */
const isInSight = (page: Page) =>
  field(page).evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y) === input)
  })

describe('the trial chat', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 640, height: 400 },
    { width: 390, height: 844 },
  ])('shows the input field, at $width x $height, when it gets the focus and after an answer', async (size) => {
    const page = await openTrial(size)
    await field(page).focus()
    await expect.poll(() => isInSight(page)).toBe(true)
    await ask(page, 'hoi')
    for (const question of [QUESTION, 'Kan ik mijn bestelling ruilen?']) {
      await ask(page, question)
      await expect.poll(() => isInSight(page)).toBe(true)
    }
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true)
    await takeScreenshot(page, `trial-chat-${size.width}`)
    await page.context().close()
  })

  it('[AMB-046] says that answers are literal under an answer with a source, never under politeness', async () => {
    const page = await openTrial({ width: 1280, height: 800 })
    await field(page).focus()
    const isNoted = () => page.getByText(NOTE).isVisible()
    await ask(page, 'hoi')
    expect(await isNoted()).toBe(false)
    await ask(page, QUESTION)
    expect(await isNoted()).toBe(true)
    await ask(page, 'dank je wel')
    expect(await isNoted()).toBe(false)
    await page.context().close()
  })

  it('keeps a message that was sent without a connection, says why, and sends it once there is one', async () => {
    const page = await openTrial({ width: 1280, height: 800 })
    await page.context().setOffline(true)
    await field(page).fill(QUESTION)
    await field(page).press('Enter')
    await page.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.').waitFor()
    expect(await field(page).inputValue()).toBe(QUESTION)
    await page.context().setOffline(false)
    await field(page).press('Enter')
    await page.getByText('Nog 2 van 3 berichten').waitFor()
    await expect.poll(() => answers(page).last().innerText()).toMatch(/werkdag|dagen|uur/)
    await page.context().close()
  })
})
