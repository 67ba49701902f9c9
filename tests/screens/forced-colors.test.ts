import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'
import { openPageAs } from '../support/open-page-as.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let page: Page

/** Parts whose state is only visual, each with and without that state. */
const STATES = [
  ['a switch that is on', '<input type="checkbox" class="switch" checked>', '<input type="checkbox" class="switch">'],
  ['a checkbox', '<input type="checkbox" class="check" checked>', '<input type="checkbox" class="check">'],
  ['a choice of several', '<input type="radio" class="check" checked>', '<input type="radio" class="check">'],
  [
    'a switch that cannot be turned',
    '<input type="checkbox" class="switch" disabled>',
    '<input type="checkbox" class="switch">',
  ],
  [
    'a pressed chip',
    '<button class="toggle" aria-pressed="true">x</button>',
    '<button class="toggle" aria-pressed="false">x</button>',
  ],
  [
    'the chosen tab',
    '<button class="tab" aria-selected="true">x</button>',
    '<button class="tab" aria-selected="false">x</button>',
  ],
  [
    'the page one is on, above',
    '<a class="nav-link" aria-current="page" href="/x">x</a>',
    '<a class="nav-link" href="/x">x</a>',
  ],
  [
    'the page one is on, beside',
    '<a class="side-link" aria-current="page" href="/x">x</a>',
    '<a class="side-link" href="/x">x</a>',
  ],
  [
    'the found command',
    '<div class="palette-option" aria-selected="true">x</div>',
    '<div class="palette-option" aria-selected="false">x</div>',
  ],
  ['a badge', '<span class="badge">x</span>', '<span>x</span>'],
  [
    'a good state',
    '<span class="status-badge" data-state="good">x</span>',
    '<span class="status-badge" data-state="bad">x</span>',
  ],
  [
    'a busy state',
    '<span class="status-badge" data-state="busy">x</span>',
    '<span class="status-badge" data-state="good">x</span>',
  ],
  [
    'a block that is used',
    '<div class="usage-blocks"><i class="usage-block" data-full></i></div>',
    '<div class="usage-blocks"><i class="usage-block"></i></div>',
  ],
  ['a finished step', '<li class="step" data-state="done">x</li>', '<li class="step" data-state="next">x</li>'],
  ['this step', '<li class="step" data-state="now">x</li>', '<li class="step" data-state="done">x</li>'],
] as const

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  page = await openPageAs(browser, syvo.url)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page, `${syvo.url}/contact`)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Takes a picture of one part alone on the page. */
async function pictureOf(html: string): Promise<string> {
  await page.evaluate((part) => {
    document.body.innerHTML = `<div id="part">${part}</div>`
    // The same size for each, so that two pictures differ only in what is drawn.
    Object.assign(document.getElementById('part')?.style ?? {}, { width: '200px', height: '60px', padding: '8px' })
  }, html)
  return (await page.locator('#part').screenshot()).toString('base64')
}

describe('where the system forces its colours', () => {
  it.each(STATES)('%s still looks different', async (_name, html, without) => {
    expect(await pictureOf(html)).not.toBe(await pictureOf(without))
  })

  it('the focused element has a ring of at least two pixels', async () => {
    await pictureOf('<button class="button">x</button>')
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2, isSeen: outlineColor !== backgroundColor }
    })
    expect(ring).toEqual({ outlineStyle: 'solid', isWide: true, isSeen: true })
  })
})
