import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'

/**
 * Looks at the gallery in a real browser: pictures at 390 and 1280 px in both themes, axe, and what the keyboard must do.
 * Usage: node tests/ui-gallery/check.ts [folder for the pictures]. Exits with 1 when something is wrong.
 */
const shots = process.argv[2] ?? fileURLToPath(new URL('../../node_modules/.cache/ui-shots', import.meta.url))
const failures: string[] = []

const FLOATS = [
  ['Dialoog', 'dialog'],
  ['Bevestiging', 'confirm'],
  ['Lade', 'sheet'],
  ['Opdrachten', 'palette'],
] as const

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags() })
try {
  await keyboard(browser)
  console.log(`keyboard: ${failures.length} problems`)
  await mkdir(shots, { recursive: true })
  for (const theme of ['dark', 'light'] as const) {
    for (const width of [1280, 390]) await look(browser, theme, width)
  }
} finally {
  await browser.close()
  await server.close()
}
for (const failure of failures) console.error(failure)
console.log(
  failures.length === 0 ? `gallery: 0 problems, pictures in ${shots}` : `gallery: ${failures.length} problems`,
)
process.exitCode = failures.length === 0 ? 0 : 1

async function look(browser: Browser, theme: 'light' | 'dark', width: number) {
  const page = await open(browser, theme, width)
  await photograph(page, `all-${width}-${theme}`, width)
  await axe(page, `all ${width} ${theme}`)
  for (const [button, name] of FLOATS) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${shots}/${name}-${width}-${theme}.png` })
    await axe(page, `${name} ${width} ${theme}`, 'dialog[open]')
    await page.keyboard.press('Escape')
  }
  for (const button of ['Gelukt', 'Mislukt', 'Opmerking'])
    await page.getByRole('button', { name: button, exact: true }).click()
  await page.locator('.toast').nth(2).waitFor()
  await page.locator('.toast').first().hover()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${shots}/toasts-${width}-${theme}.png` })
  await axe(page, `toasts ${width} ${theme}`, '#toast-host')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow <= 0, `${width} ${theme}: the page is ${overflow} px too wide`)
  await page.context().close()
}

async function keyboard(browser: Browser) {
  const page = await open(browser, 'light', 1280)
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)
  await page.keyboard.press('/')
  await page.keyboard.type('abc')
  expect((await page.getByRole('searchbox').inputValue()) === 'abc', '/ focuses the search box')
  await page.keyboard.press('Escape')
  expect((await page.getByRole('searchbox').inputValue()) === '', 'Escape clears the search box')
  expect(await page.evaluate(() => document.activeElement === document.body), 'Escape leaves the search box')
  await page.getByRole('tab', { name: 'Widget' }).focus()
  await page.keyboard.press('ArrowRight')
  expect((await focused()) === 'Chatpagina', 'an arrow moves to the next tab')
  await page.keyboard.press('End')
  expect(
    (await page.getByRole('tab', { name: 'Logs' }).getAttribute('aria-selected')) === 'true',
    'End chooses the last tab',
  )
  await page.getByRole('button', { name: 'Bevestiging' }).click()
  expect((await focused()) === 'Annuleren', 'a confirmation starts at the harmless button')
  await page.keyboard.press('Escape')
  expect((await focused()) === 'Bevestiging', 'Escape closes the dialog and focus returns')
  await page.getByRole('button', { name: 'Dialoog', exact: true }).click()
  await page.getByRole('button', { name: 'Bekijk plannen' }).click()
  await page.locator('dialog .toast').waitFor()
  await page.getByRole('button', { name: /Sluit melding/ }).click()
  await page.keyboard.press('Escape')
  expect((await page.locator('dialog[open]').count()) === 0, 'the dialog closed')
  expect((await page.locator('body > #toast-host').count()) === 1, 'the toasts moved back to the page')
  await page.getByRole('button', { name: 'Opdrachten', exact: true }).click()
  await page.keyboard.type('csv')
  await page.keyboard.press('Enter')
  await page.getByText('export', { exact: true }).waitFor()
  expect((await page.locator('dialog[open]').count()) === 0, 'Enter runs the command and the palette stays closed')
  await page.locator('.tooltip-anchor button').focus()
  expect(await page.getByRole('tooltip').isVisible(), 'a tooltip shows on focus')
  await page.keyboard.press('Escape')
  expect(!(await page.getByRole('tooltip').isVisible()), 'Escape hides the tooltip')
  await page.context().close()
}

async function open(browser: Browser, theme: 'light' | 'dark', width: number): Promise<Page> {
  const height = width < 500 ? 844 : 800
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce', viewport: { width, height } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  page.on('console', (message) => message.type() === 'error' && failures.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => failures.push(`page: ${error.message}`))
  await page.goto(address)
  await page.getByRole('heading', { name: 'Onderdelen' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function photograph(page: Page, name: string, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = width < 500 ? 1600 : 1200
  for (let y = 0; y < height; y += step) {
    const clip = { x: 0, y, width, height: Math.min(step, height - y) }
    await page.screenshot({ path: `${shots}/${name}-${y / step}.png`, fullPage: true, clip })
  }
}

async function axe(page: Page, name: string, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  console.log(`axe ${name}: ${violations.length}`)
  for (const { id, nodes } of violations)
    failures.push(`axe ${name}: ${id} at ${nodes.map((node) => node.html).join(' | ')}`)
}

function expect(condition: boolean, promise: string) {
  if (!condition) failures.push(`not so: ${promise}`)
}

function flags(): string[] {
  return '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )
}
