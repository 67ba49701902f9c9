import { expect, it } from 'vitest'
import { setScreenStage } from '../support/screen-stage.ts'

const stage = setScreenStage()

it('Syvo Connect shows theme and corner in its preview, and chat page and widget follow what is saved', async () => {
  const page = await stage.enter(stage.company.storage)
  await page.goto(`${stage.url}/my-bots/${stage.company.botId}/connect`)
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
