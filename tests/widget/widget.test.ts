import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ANSWER } from './fake-server.ts'
import {
  ask,
  axeProblems,
  closePage,
  inRoot,
  launcher,
  NOTHING,
  openChat,
  openWidgetFixture,
  stored,
  visit,
  type WidgetFixture,
} from './widget-fixture.ts'

let widgetFixture: WidgetFixture
beforeAll(async () => {
  widgetFixture = await openWidgetFixture()
}, 120_000)
afterEach(() => closePage(widgetFixture))
afterAll(() => widgetFixture.close())

const page = (token: string, path = 'strict') => `${widgetFixture.host.origin}/${path}?token=${token}`

describe('the widget on a customer’s page of another origin that allows only our script and our frame', {
  timeout: 240_000,
}, () => {
  test('stores nothing and requests only its script before the first click, and leaves the page unchanged', async () => {
    widgetFixture.host.seen.length = 0
    const { page: host, requests, problems } = await visit(widgetFixture, page('token-plain'))
    await launcher(host)
    await host.mouse.move(1240, 760)
    await host.waitForLoadState('networkidle')
    expect([...new Set(requests.map((each) => new URL(each).pathname))]).toEqual(['/strict', '/functions/v1/widget'])
    expect(widgetFixture.host.seen).toEqual(['/strict'])
    expect(await stored(host)).toEqual(NOTHING)
    expect(await host.context().cookies()).toEqual([])
    expect(
      await host.evaluate(() => [document.styleSheets.length, document.adoptedStyleSheets.length, window.moved]),
    ).toEqual([0, 0, 0])
    const children = () =>
      [document.documentElement, document.body].map((each) => [...each.children].map((child) => child.localName))
    expect(await host.evaluate(children)).toEqual([['head', 'body', 'syvo-chat'], ['main']])
    expect(await host.evaluate(() => document.querySelector('syvo-chat')?.shadowRoot)).toBeNull()
    expect(problems).toEqual([])
  })

  test('the launcher has the company’s colour, name and corner before the first click, and nothing shifts', async () => {
    const look = async (token: string) => {
      const { page: host, requests } = await visit(widgetFixture, page(token))
      const button = await launcher(host)
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      const shown = await button.evaluate((each) => [
        each.ariaLabel,
        each.title,
        getComputedStyle(each).backgroundColor,
      ])
      expect(requests.filter((each) => !/\/strict|v1\/widget\?/.test(each))).toEqual([])
      expect(await host.evaluate(() => window.moved)).toBe(0)
      return [...shown, x, y]
    }
    const name = 'Chat met Voorbeeldbedrijf'
    expect(await look('token-plain')).toEqual([name, name, 'rgb(31, 92, 77)', 1280 - 76, 800 - 76])
    expect(await look('token-light')).toEqual([name, name, 'rgb(255, 225, 77)', 1280 - 76, 800 - 76])
    expect(await look('token-dark')).toEqual([name, name, 'rgb(31, 92, 77)', 16, 800 - 76])
  })

  test.each([
    ['a domain that is not allowed', 'token-elsewhere', 'niet toegestaan op http://localhost'],
    ['a configuration that is gone', 'token-unknown', 'deze chat bestaat niet (meer)'],
  ])('shows no launcher on %s, and logs why to the console', async (_, token, reason) => {
    const { page: host, problems, lines } = await visit(widgetFixture, page(token))
    await host.waitForLoadState('networkidle')
    expect(lines.filter((line) => line.startsWith('Syvo:'))[0]).toContain(reason)
    expect(await host.evaluate(() => document.querySelector('syvo-chat'))).toBeNull()
    expect(problems).toEqual([])
  })

  test.each([
    ['token-plain', 'light', 'light'],
    ['token-plain', 'dark', 'light'],
    ['token-dark', 'light', 'dark'],
    ['token-visitor', 'light', 'light'],
    ['token-visitor', 'dark', 'dark'],
  ] as const)('the chat of %s on a %s device is %s, from its first paint', async (token, colorScheme, theme) => {
    const { page: host } = await visit(widgetFixture, page(token), { colorScheme })
    const frame = await openChat(host)
    const ground = (each: Element) => getComputedStyle(each).backgroundColor
    const expected = theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(24, 30, 41)'
    expect(await (await inRoot(host, 'p')).evaluate(ground)).toBe(expected)
    expect(await (await inRoot(host, 'iframe')).evaluate(ground)).toBe(expected)
    expect(await frame.locator('body').evaluate(ground)).toBe(expected)
    expect(await axeProblems(frame)).toEqual([])
  })

  test('[CONN-04] opens an iframe of 350x500 in the bottom right corner', async () => {
    const { page: host, problems } = await visit(widgetFixture, page('token-plain'))
    await openChat(host)
    await waitUntilIdle(host)
    expect(await (await inRoot(host, 'iframe')).boundingBox()).toEqual({
      x: 1280 - 350 - 16,
      y: 800 - 500 - 88,
      width: 350,
      height: 500,
    })
    expect(await (await launcher(host)).boundingBox()).toEqual({
      x: 1280 - 60 - 16,
      y: 800 - 60 - 16,
      width: 60,
      height: 60,
    })
    expect(problems).toEqual([])
  })

  test('[CONN-04] keeps 350x500 on a low screen', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'), { viewport: { width: 1024, height: 560 } })
    await openChat(host)
    await waitUntilIdle(host)
    expect(await (await inRoot(host, 'iframe')).boundingBox()).toEqual({
      x: 1024 - 366,
      y: 560 - 516,
      width: 350,
      height: 500,
    })
    expect(await (await launcher(host)).isVisible()).toBe(false)
  })

  test('fills a phone’s screen and can be closed from inside', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const frame = await openChat(host)
    await waitUntilIdle(host)
    expect(await (await inRoot(host, 'iframe')).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await (await launcher(host)).isVisible()).toBe(false)
    await frame.click('#close')
    expect(await (await launcher(host)).isVisible()).toBe(true)
    expect(await (await inRoot(host, 'iframe')).isVisible()).toBe(false)
  })

  test('labels its state, moves the focus in on opening and back on closing, and closes on Escape', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    const button = await launcher(host)
    const state = () =>
      button.evaluate((each) => [each.ariaLabel, each.ariaExpanded, window.closedRoot?.activeElement?.localName])
    expect(await state()).toEqual(['Chat met Voorbeeldbedrijf', 'false', undefined])
    await button.focus()
    await host.keyboard.press('Enter')
    const frame = (await (await inRoot(host, 'iframe')).contentFrame()) ?? expect.fail('no frame')
    await frame.waitForFunction(() => document.activeElement?.id === 'question')
    expect(await state()).toEqual(['Sluit chat', 'true', 'iframe'])
    await host.keyboard.type('Hallo')
    await host.keyboard.press('Escape')
    await host.waitForFunction(() => window.closedRoot?.activeElement?.localName === 'button')
    expect(await state()).toEqual(['Chat met Voorbeeldbedrijf', 'false', 'button'])
    await host.keyboard.press('Enter')
    await frame.waitForFunction(() => document.activeElement?.id === 'question')
    expect(await frame.inputValue('#question')).toBe('Hallo')
    await button.focus()
    await host.keyboard.press('Escape')
    expect(await state()).toEqual(['Chat met Voorbeeldbedrijf', 'false', 'button'])
  })

  test('streams an answer with its source, uses the company’s colour, and has no axe violations', async () => {
    const { page: host, problems, requests } = await visit(widgetFixture, page('token-plain'))
    const frame = await openChat(host)
    expect(await ask(frame, 'Wanneer komt mijn pakket?')).toContain(ANSWER)
    const link = frame.locator('.source a')
    expect(await link.count()).toBe(1)
    expect(await link.getAttribute('href')).toBe('https://voorbeeld.example/verzending')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(await axeProblems(frame)).toEqual([])
    expect(await axeProblems(host)).toEqual([])
    // The tab of the test refuses storage to a frame of another site, as some browsers do; the chat continues without.
    expect(await stored(frame)).toEqual(NOTHING)
    const own = requests.filter((each) => /^http/.test(each) && !each.startsWith(widgetFixture.host.origin))
    expect(
      own
        .map((each) => new URL(each).pathname.replace(/-\w{10}\./, '.'))
        .filter((each) => !/messages|session/.test(each)),
    ).toEqual([
      '/functions/v1/widget',
      '/functions/v1/hosted-chat',
      '/functions/v1/widget/chat.css',
      '/functions/v1/widget/chat.js',
    ])
    expect(problems).toEqual([])
  })

  test('continues the conversation on the next page where the browser stores nothing for the frame', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    const first = await openChat(host)
    expect([await stored(first), await stored(host)]).toEqual([NOTHING, NOTHING])
    await ask(first, 'Wanneer komt mijn pakket?')
    expect([await stored(first), await stored(host)]).toEqual([NOTHING, { ...NOTHING, session: 1 }])
    const kept = await host.evaluate(() => Object.values({ ...sessionStorage }))
    expect(kept).toEqual([expect.stringMatching(/^resume-\d+$/)])
    await host.goto(page('token-plain', 'hostile'))
    const next = await openChat(host)
    await next.locator('.turn.you').waitFor()
    expect(await next.locator('.turn.you').innerText()).toContain('Wanneer komt mijn pakket?')
    expect(await next.locator('.source a').count()).toBe(1)
    expect(next.url()).not.toContain('#')
    await ask(next, 'En op zaterdag?')
    const visitor = await visit(widgetFixture, page('token-plain'))
    const other = await openChat(visitor.page)
    expect(await other.locator('.turn.you').count()).toBe(0)
  })

  test('accepts a key for the host page only from the chat page', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    const frame = await openChat(host)
    await frame.evaluate(() => parent.postMessage({ syvo: 'keep', key: 'from the chat page' }, '*'))
    await expect.poll(async () => (await stored(host)).session).toBe(1)
    await host.evaluate(() => {
      sessionStorage.clear()
      const lie = document.createElement('iframe')
      document.body.append(lie)
      postMessage({ syvo: 'keep', key: 'from the host page' }, '*')
    })
    await frame.evaluate(() => parent.postMessage({ syvo: 'close' }, '*'))
    await expect.poll(async () => (await launcher(host)).evaluate((each) => each.ariaExpanded)).toBe('false')
    expect(await stored(host)).toEqual(NOTHING)
  })

  test('does not grow with the conversation: the log scrolls, the page does not', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    const frame = await openChat(host)
    for (const question of ['Wanneer komt mijn pakket?', 'En kan ik het volgen?', 'En op zaterdag?'])
      await ask(frame, question)
    const sizes = () => [document.documentElement.scrollHeight, document.documentElement.clientHeight]
    const [grown, seen] = await frame.evaluate(sizes)
    expect(grown).toBe(seen)
  })

  test('a chat that is opened by a key accepts typed text, also without a mouse', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'), { hasTouch: true, isMobile: true })
    await (await launcher(host)).focus()
    await host.keyboard.press('Enter')
    const frame = (await (await inRoot(host, 'iframe')).contentFrame()) ?? expect.fail('no frame')
    await frame.waitForFunction(() => document.activeElement?.id === 'question')
    await host.keyboard.type('Hallo')
    expect(await frame.inputValue('#question')).toBe('Hallo')
  })

  test('says in Dutch that the chat cannot be reached, and tries again at the next opening', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    await host.route('**/hosted-chat?**', (route) => route.abort('connectionrefused'))
    const button = await launcher(host)
    await button.click()
    const note = await inRoot(host, 'p')
    await expect
      .poll(() => note.textContent(), { timeout: 10_000 })
      .toBe('De chat is nu niet bereikbaar. Probeer het later opnieuw.')
    expect(await host.evaluate(() => window.closedRoot?.querySelector('iframe'))).toBeNull()
    await button.click()
    expect(await note.isVisible()).toBe(false)
    await host.unroute('**/hosted-chat?**')
    await openChat(host)
    await expect.poll(() => note.isVisible(), { timeout: 10_000 }).toBe(false)
  })

  test('is unaffected by the host page’s own styles', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain', 'hostile'))
    await openChat(host)
    await waitUntilIdle(host)
    expect(await (await inRoot(host, 'iframe')).boundingBox()).toEqual({ x: 914, y: 212, width: 350, height: 500 })
  })

  test('ignores messages from any other window or origin', async () => {
    const { page: host } = await visit(widgetFixture, page('token-plain'))
    await openChat(host)
    const button = await launcher(host)
    await host.evaluate((origin) => {
      const lies = [{ syvo: 'close' }, { syvo: 'keep', key: 'a key of somebody else' }]
      for (const data of lies) {
        postMessage(data, '*')
        dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
      }
    }, widgetFixture.syvo.origin)
    await host.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await button.evaluate((each) => each.ariaExpanded)).toBe('true')
    expect(await stored(host)).toEqual(NOTHING)
  })
})

/** Waits for the opening motion to end. */
async function waitUntilIdle(target: { evaluate: <T>(ask: () => Promise<T>) => Promise<T> }): Promise<void> {
  await target.evaluate(async () => {
    await Promise.all([...(window.closedRoot?.getAnimations() ?? [])].map((each) => each.finished))
  })
}
