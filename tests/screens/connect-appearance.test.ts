import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { takeScreenshot } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const browserFixture = openBrowserFixture()

it('Syvo Connect shows theme and corner in its preview, and chat page and widget use the saved ones', async () => {
  const page = await browserFixture.enter(browserFixture.company.storage)
  await page.goto(`${browserFixture.url}/my-bots/${browserFixture.company.botId}/connect`)
  const chat = page.locator('.connect-chat')
  const ground = () => chat.evaluate((each) => getComputedStyle(each).backgroundColor)
  await page.getByLabel('Licht', { exact: true }).waitFor()
  expect(await page.getByLabel('Licht', { exact: true }).isChecked()).toBe(true)
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.getByLabel('Donker', { exact: true }).check()
  expect(await ground()).toBe('rgb(24, 30, 41)')
  await page.getByLabel('Linksonder').check()
  expect(await chat.evaluate((each) => getComputedStyle(each).left)).toBe('20px')
  await page.getByLabel('Bedrijfsnaam').fill('Brasserie De Vlonder')
  await page.getByRole('button', { name: 'Opslaan' }).first().click()
  await page.getByText('Uiterlijk opgeslagen').waitFor()
  const snippet = await page.getByText('<script src=').first().innerText()
  const address = /"([^"]+)"/.exec(snippet)?.[1]?.replace(/\s/g, '') ?? ''
  const loader = await (await fetch(address)).text()
  expect(loader).toContain('color-scheme:dark;left:16px')
  expect(loader).toContain('Chat met Brasserie De Vlonder')
  await page.goto(address.replace('/widget?', '/hosted-chat?'))
  await page.locator('.turn.bot').first().waitFor()
  expect(await page.locator('body').evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(24, 30, 41)')
})

it('a second tab of Syvo Connect never overwrites the first: other fields merge, the same field asks', async () => {
  const one = await browserFixture.enter(browserFixture.company.storage)
  const two = await one.context().newPage()
  const address = `${browserFixture.url}/my-bots/${browserFixture.company.botId}/connect`
  await one.goto(address)
  await two.goto(address)
  const welcome = (tab: Page) => tab.getByLabel('Welkomsttekst')
  const domains = (tab: Page) => tab.getByLabel('Domeinen, één per regel')
  const save = (tab: Page, form: 'looks' | 'domains') =>
    tab.locator(`section[aria-labelledby=connect-${form}]`).getByRole('button', { name: 'Opslaan' }).click()
  await welcome(two).fill('Welkom, zegt de tweede')
  await welcome(one).waitFor()

  await domains(one).fill('zaak.example')
  await save(one, 'domains')
  await one.getByText('Domeinen opgeslagen').waitFor()
  await save(two, 'looks')
  await two.getByText('Uiterlijk opgeslagen').waitFor()
  await expect.poll(() => domains(two).inputValue()).toBe('zaak.example')

  await welcome(one).fill('Welkom, zegt de eerste')
  await save(one, 'looks')
  const clash = one.getByRole('region', { name: 'Welkomsttekst' })
  await clash.getByText('Welkom, zegt de tweede').waitFor()
  await clash.getByText('Welkom, zegt de eerste').waitFor()
  await one.getByText('Deze instellingen zijn ook ergens anders opgeslagen', { exact: false }).waitFor()
  await expect
    .poll(() =>
      clash
        .getByRole('button')
        .first()
        .evaluate((each) => each === document.activeElement),
    )
    .toBe(true)
  await takeScreenshot(one, 'connect-clash')
  await save(one, 'looks')
  await two.reload()
  await welcome(two).waitFor()
  expect([await welcome(two).inputValue(), await domains(two).inputValue()]).toEqual([
    'Welkom, zegt de tweede',
    'zaak.example',
  ])

  await clash.getByRole('button', { name: 'Behoud wat hier staat' }).click()
  await clash.waitFor({ state: 'detached' })
  await save(one, 'looks')
  await one.getByText('Uiterlijk opgeslagen').first().waitFor()
  await two.reload()
  await expect.poll(() => welcome(two).inputValue()).toBe('Welkom, zegt de eerste')
})
