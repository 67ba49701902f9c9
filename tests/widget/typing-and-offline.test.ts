import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWER } from './fake-server.ts'
import {
  ask,
  closePage,
  inRoot,
  launcher,
  openWidgetFixture,
  visit,
  visitChat,
  type WidgetFixture,
} from './widget-fixture.ts'

let widgetFixture: WidgetFixture
beforeAll(async () => {
  widgetFixture = await openWidgetFixture()
}, 120_000)
afterEach(() => closePage(widgetFixture))
afterAll(() => widgetFixture.close())
beforeEach(() => {
  widgetFixture.syvo.seen.length = 0
})

const hostPage = () => visit(widgetFixture, `${widgetFixture.host.origin}/strict?token=token-plain`)
const asked = () =>
  widgetFixture.syvo.seen.filter(({ path }) => path.endsWith('/hosted-chat/messages')).map(({ body }) => body)
const OFFLINE = 'Je hebt geen internetverbinding.'

/** Holds the requests to an address until `release`, so that a test can act before they are answered. */
async function hold(page: Page, address: string) {
  const held: (() => void)[] = []
  let isOpen = false
  let reached = () => {}
  const arrived = new Promise<void>((resolve) => (reached = resolve))
  await page.context().route(address, async (route: Route) => {
    reached()
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const release = () => {
    isOpen = true
    for (const go of held) go()
  }
  return { arrived, release }
}

const frameOf = async (page: Page) =>
  (await (await inRoot(page, 'iframe')).contentFrame()) ?? expect.fail('the iframe has no page')

describe('text that a visitor types', { timeout: 240_000 }, () => {
  test.each(['click', 'key'])('right after opening by %s goes into the question field', async (by) => {
    const { page, problems } = await hostPage()
    const chatPage = await hold(page, '**/hosted-chat?**')
    const session = await hold(page, '**/hosted-chat/session')
    const button = await launcher(page)
    if (by === 'click') await button.click()
    else await button.press('Enter')
    await page.keyboard.type('Zijn julliex')
    await page.keyboard.press('Backspace')
    chatPage.release()
    await session.arrived
    await page.keyboard.type(' zondag')
    session.release()
    const frame = await frameOf(page)
    await frame.waitForFunction(() => document.activeElement?.id === 'question')
    await page.keyboard.type(' open?')
    await expect.poll(() => frame.inputValue('#question')).toBe('Zijn jullie zondag open?')
    expect(await button.evaluate((each) => each.ariaExpanded)).toBe('true')
    expect(problems).toEqual([])
  })

  test('elsewhere on the customer’s page meanwhile stays there', async () => {
    const { page } = await hostPage()
    const session = await hold(page, '**/hosted-chat/session')
    await (await launcher(page)).click()
    await session.arrived
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.body.append(field)
      field.focus()
    })
    await page.keyboard.type('adres')
    session.release()
    const frame = await frameOf(page)
    await frame.waitForSelector('#notice', { state: 'hidden' })
    expect(await page.evaluate(() => document.querySelector('input')?.value)).toBe('adres')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')
    expect(await frame.inputValue('#question')).toBe('')
  })

  test('during an answer stays in the field, with the focus, and is sent afterwards', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    const answer = await hold(page, '**/hosted-chat/messages')
    await page.fill('#question', 'Wanneer komt mijn pakket?')
    await page.press('#question', 'Enter')
    await answer.arrived
    await page.keyboard.type('En op zaterdag?')
    await page.keyboard.press('Enter')
    expect(await page.inputValue('#question')).toBe('En op zaterdag?')
    answer.release()
    await page.waitForSelector(`.turn.bot >> text=${ANSWER}`)
    expect(await page.inputValue('#question')).toBe('En op zaterdag?')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question')
    expect(asked()).toHaveLength(1)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => asked().map(({ message }) => message))
      .toEqual(['Wanneer komt mijn pakket?', 'En op zaterdag?'])
  })

  test('is never cut: a message that is too long stays whole, and says by how much', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    const long = `${'De jas past niet. '.repeat(60)}Wat nu?`
    await page.locator('#question').focus()
    await page.keyboard.insertText(long)
    await page.press('#question', 'Enter')
    expect(await page.inputValue('#question')).toBe(long)
    expect(await page.innerText('#left')).toBe(
      'Je bericht is 87 tekens te lang. Maak het korter; er is niets weggehaald.',
    )
    expect(await page.getAttribute('#question', 'aria-invalid')).toBe('true')
    expect(asked()).toEqual([])
    await page.fill('#question', 'Past de jas?')
    await page.press('#question', 'Enter')
    await page.waitForSelector(`.turn.bot >> text=${ANSWER}`)
    expect(asked().map(({ message }) => message)).toEqual(['Past de jas?'])
  })

  test('stays when the previous question fails, which can be sent again', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    const answer = await hold(page, '**/hosted-chat/messages')
    await page.fill('#question', 'Geef een fout')
    await page.press('#question', 'Enter')
    await answer.arrived
    await page.keyboard.type('En op zaterdag?')
    answer.release()
    await page.waitForSelector('text=De assistent is even niet bereikbaar.')
    expect(await page.inputValue('#question')).toBe('En op zaterdag?')
    expect(await page.locator('.turn.you').allInnerTexts()).toEqual([expect.stringContaining('Geef een fout')])
    await page.click('text=Probeer opnieuw')
    await page.waitForSelector(`.turn.bot >> text=${ANSWER}`)
    expect(await page.locator('.turn.you').count()).toBe(1)
    expect(await page.inputValue('#question')).toBe('En op zaterdag?')
    const [first, second] = asked()
    expect(second).toEqual(first)
  })
})

describe('without a connection', { timeout: 240_000 }, () => {
  test('a question stays in the field, says why, and can be sent once there is one', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    await page.context().setOffline(true)
    await page.fill('#question', 'Wanneer komt mijn pakket?')
    await page.press('#question', 'Enter')
    await page.waitForSelector(`#problem >> text=${OFFLINE}`)
    expect(await page.inputValue('#question')).toBe('Wanneer komt mijn pakket?')
    await page.context().setOffline(false)
    await page.waitForSelector('#problem', { state: 'hidden' })
    await page.press('#question', 'Enter')
    await page.waitForSelector(`.turn.bot >> text=${ANSWER}`)
  })

  test('a chat that could not open its session opens by itself once there is one', async () => {
    const { page } = await hostPage()
    const session = await hold(page, '**/hosted-chat/session')
    await (await launcher(page)).click()
    await session.arrived
    await page.context().setOffline(true)
    session.release()
    const frame = await frameOf(page)
    await frame.waitForSelector(`#notice >> text=${OFFLINE}`)
    await page.context().setOffline(false)
    await frame.waitForSelector('#notice', { state: 'hidden' })
    expect(await ask(frame, 'Wanneer komt mijn pakket?')).toContain(ANSWER)
  })

  test('a chat that could not load at all opens by itself once there is one', async () => {
    const { page } = await hostPage()
    await page.context().setOffline(true)
    await (await launcher(page)).click()
    const note = await inRoot(page, 'p')
    await expect.poll(() => note.textContent(), { timeout: 10_000 }).toContain('De chat is nu niet bereikbaar.')
    await page.context().setOffline(false)
    await expect.poll(() => page.evaluate(() => window.closedRoot?.querySelector('iframe') !== null)).toBe(true)
    const frame = await frameOf(page)
    await frame.waitForSelector('#notice', { state: 'hidden' })
    expect(await ask(frame, 'Wanneer komt mijn pakket?')).toContain(ANSWER)
  })
})
