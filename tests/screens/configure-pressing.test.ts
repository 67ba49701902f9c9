import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { type Company, makeNewcomer } from '../support/company-fixture.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const MISSING = 'Vul het adres van je veelgestelde vragen in'

let syvo: RunningSyvo
let browser: Browser
let newcomer: Company
beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  newcomer = await makeNewcomer(syvo.url)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Opens the form of Balie with the cursor in its first field, which is empty and required. */
async function openForm(hasTouch: boolean) {
  const localStorage = Object.entries(newcomer.storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: hasTouch ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const problems = watchErrors(page)
  await openPage(page, `${syvo.url}/my-bots/${BALIE}/inrichten`)
  await faq(page).focus()
  return { page, problems }
}

const faq = (page: Page) => page.getByLabel('Pagina met veelgestelde vragen')
const absent = (page: Page) => page.getByLabel('Deze pagina heb ik niet').first()

/** Waits two frames, after which the page has been laid out. */
const waitForLayout = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

async function middleOf(page: Page, label: string): Promise<{ x: number; y: number }> {
  const box = await page.getByText(label).first().boundingBox()
  if (!box) throw new Error(`${label} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

it('the first click on “Deze pagina heb ik niet” counts, although it leaves an empty field', async () => {
  const { page, problems } = await openForm(false)
  const { x, y } = await middleOf(page, 'Deze pagina heb ik niet')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await waitForLayout(page)
  await page.mouse.up()
  await waitForLayout(page)
  expect(await absent(page).isChecked()).toBe(true)
  expect(await page.getByText(MISSING).count()).toBe(0)
  expect(problems).toEqual([])
  await page.context().close()
})

it('the first tap on “Deze pagina heb ik niet” counts on a phone too', async () => {
  const { page, problems } = await openForm(true)
  const { x, y } = await middleOf(page, 'Deze pagina heb ik niet')
  await page.touchscreen.tap(x, y)
  await waitForLayout(page)
  expect(await absent(page).isChecked()).toBe(true)
  expect(await page.getByText(MISSING).count()).toBe(0)
  expect(problems).toEqual([])
  await page.context().close()
})

it('leaving an empty field for another one still shows the error, once the press is over', async () => {
  const { page, problems } = await openForm(false)
  const { x, y } = await middleOf(page, 'Over je bedrijf')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByText(MISSING).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})
