import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  closePage,
  inRoot,
  launcher,
  openChat,
  openWidgetFixture,
  visit,
  type WidgetFixture,
} from './widget-fixture.ts'

let widgetFixture: WidgetFixture
beforeAll(async () => {
  widgetFixture = await openWidgetFixture()
}, 120_000)
afterEach(() => closePage(widgetFixture))
afterAll(() => widgetFixture.close())

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const STILL = { reducedMotion: 'reduce' } as const
const page = (path: string) => `${widgetFixture.host.origin}/${path}${path.includes('?') ? '&' : '?'}token=token-plain`

describe('the widget on unusual pages', { timeout: 240_000 }, () => {
  test.each([
    ['unset', DESKTOP, [1204, 724], [914, 212, 350, 500]],
    ['unset', PHONE, [314, 768], [0, 0, 390, 844]],
    ['moved', DESKTOP, [1204, 724], [914, 212, 350, 500]],
    ['moved', PHONE, [314, 768], [0, 0, 390, 844]],
    ['strict?dir=rtl', DESKTOP, [1204, 724], [914, 212, 350, 500]],
  ])('is in its corner, on top, in its own font: %s', async (path, device, corner, place) => {
    const { page: host } = await visit(widgetFixture, page(path), { ...device, ...STILL })
    const opener = (await (await launcher(host)).boundingBox()) ?? expect.fail('no opener')
    expect([opener.x, opener.y]).toEqual(corner)
    const frame = await openChat(host)
    const { x, y, width, height } = (await (await inRoot(host, 'iframe')).boundingBox()) ?? expect.fail('no frame')
    expect([x, y, width, height]).toEqual(place)
    await ask(frame, 'Wanneer komt mijn pakket?')
    const letters = (each: Element) => {
      const { fontSize, letterSpacing, textTransform } = getComputedStyle(each)
      return [fontSize, letterSpacing, textTransform]
    }
    expect(await frame.locator('.turn').first().evaluate(letters)).toEqual(['15px', 'normal', 'none'])
    expect((await (await inRoot(host, 'p')).evaluate(letters)).slice(1)).toEqual(['normal', 'none'])
    await frame.click('#close')
    expect(await (await launcher(host)).isVisible()).toBe(true)
  })

  test('is on no printed page', async () => {
    const { page: host } = await visit(widgetFixture, page('strict'), STILL)
    await openChat(host)
    await host.emulateMedia({ media: 'print' })
    for (const each of ['button', 'iframe']) expect(await (await inRoot(host, each)).isVisible()).toBe(false)
  })

  test('keeps input field and last line visible above a phone’s keyboard, and fills the screen after it', async () => {
    const { page: host } = await visit(widgetFixture, page('strict'), { ...PHONE, ...STILL })
    const frame = await openChat(host)
    for (const question of ['Wanneer komt mijn pakket?', 'En op zaterdag?']) await ask(frame, question)
    // The values that a phone reports while its keyboard is open; a browser without a screen has none.
    const report = (height: number, offsetTop: number) =>
      host.evaluate(
        ([tall, top]) => {
          const view = visualViewport ?? new VisualViewport()
          Object.defineProperty(view, 'height', { value: tall, configurable: true })
          Object.defineProperty(view, 'offsetTop', { value: top, configurable: true })
          view.dispatchEvent(new Event('resize'))
        },
        [height, offsetTop],
      )
    const place = async () => (await inRoot(host, 'iframe')).boundingBox()
    await report(500, 40)
    expect(await place()).toEqual({ x: 0, y: 40, width: 390, height: 500 })
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(500)
    const bottomOf = (selector: string) =>
      frame
        .locator(selector)
        .last()
        .evaluate((each) => each.getBoundingClientRect().bottom)
    await expect.poll(() => bottomOf('.turn')).toBeLessThanOrEqual(await bottomOf('#log'))
    expect(await bottomOf('#question')).toBeLessThan(500)
    await frame.locator('#log').evaluate((log) => log.scrollTo(0, 0))
    await report(844, 0)
    expect(await place()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  })
})
