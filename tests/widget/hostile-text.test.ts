import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, axeProblems, closePage, openWidgetFixture, visitChat, type WidgetFixture } from './widget-fixture.ts'
import { payloads } from './xss-corpus.ts'

let widgetFixture: WidgetFixture
beforeAll(async () => {
  widgetFixture = await openWidgetFixture()
}, 120_000)
afterEach(() => closePage(widgetFixture))
afterAll(() => widgetFixture.close())

describe('the chat page under hostile text and unusual screens', { timeout: 240_000 }, () => {
  test('shows hostile text as text, in answers, sources and branding: no dialog, external request or markup', async () => {
    const { page, problems, requests } = await visitChat(widgetFixture, 'token-xss')
    const elements = () =>
      page.evaluate(
        () => document.querySelectorAll('script,iframe,object,embed,base,style,video,audio,form,meta,img').length,
      )
    const before = await elements()
    expect(await page.textContent('#ai')).toBe('Je chat met een AI-assistent')
    expect(await page.isVisible('#ai')).toBe(true)
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))).toBe('#3B82F6')
    const answers = await page.evaluate(async (count) => {
      const field = document.querySelector('textarea') ?? new HTMLTextAreaElement()
      for (let at = 0; at < count; at++) {
        field.value = `xss ${at}`
        field.form?.requestSubmit()
        while (document.querySelectorAll('.turn.bot:not([aria-hidden])').length < at + 2)
          await new Promise((next) => setTimeout(next, 5))
      }
      return [...document.querySelectorAll('.turn.bot')].slice(1).map((each) => each.textContent ?? '')
    }, payloads.length)
    for (const [at, payload] of payloads.entries()) expect(answers[at]).toContain(payload.trim())
    await page.click('text=Medewerker spreken')
    expect(await elements()).toBe(before)
    const links = await page.$$eval('#log a', (all) =>
      all.map((each) => (each instanceof HTMLAnchorElement ? each.protocol : '')),
    )
    expect(links.filter((protocol) => !/^(?:https?|tel|mailto):$/.test(protocol))).toEqual([])
    expect(
      requests.filter(
        (each) =>
          !each.startsWith(widgetFixture.syvo.origin) && !each.startsWith('data:image/svg+xml') && each !== 'data:,',
      ),
    ).toEqual([])
    expect(problems).toEqual([])
    expect(payloads.length).toBeGreaterThanOrEqual(60)
  })

  test('turns only telephone numbers and mail addresses of an answer into links', async () => {
    const { page, problems } = await visitChat(widgetFixture, 'token-plain')
    await ask(page, 'Kan ik bellen?')
    const links = () =>
      page.$$eval('.turn.bot a', (all) => all.map((each) => [each.textContent, each.getAttribute('href')]))
    const expected = [
      ['030-1234567', 'tel:0301234567'],
      ['info@voorbeeld.example', 'mailto:info@voorbeeld.example'],
    ]
    expect(await links()).toEqual(expected)
    expect(await page.textContent('.turn.bot:last-child')).toContain('mail <b>info@voorbeeld.example</b>.')
    expect(await axeProblems(page)).toEqual([])
    await page.reload()
    await page.waitForSelector('.turn.you')
    expect(await links()).toEqual(expected)
    expect(problems).toEqual([])
  })

  test.each([
    ['light', 'token-light'],
    ['dark', 'token-light'],
    ['dark', 'token-xss'],
  ] as const)('is usable in 320 px without axe violations: %s, %s', async (colorScheme, token) => {
    const { page } = await visitChat(widgetFixture, token, { viewport: { width: 320, height: 568 }, colorScheme })
    await ask(page, 'Wanneer komt mijn pakket?')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeProblems(page)).toEqual([])
    const small = await page.$$eval('button,input,textarea,a', (all) =>
      all
        .filter((each) => each.checkVisibility() && Math.min(each.clientHeight || 24, each.clientWidth || 24) < 24)
        .map((each) => each.outerHTML),
    )
    expect(small).toEqual([])
  })
})
