import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { localCa } from '../support/local-ca.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { measured, watchPage } from '../support/watch-page.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const SLOW_MS = 1_500

const PARAGRAPHS = [
  'Onze fietsenmakers repareren elke fiets binnen twee werkdagen, ook als je hem ergens anders hebt gekocht.',
  'Je kunt zonder afspraak langskomen van maandag tot en met zaterdag tussen negen uur en half zes.',
  'Op iedere reparatie krijg je drie maanden garantie. Bewaar daarvoor de bon die je bij het ophalen krijgt.',
]
const page = (title: string) =>
  `<!doctype html><html lang="nl"><title>${title}</title><main><h1>${title}</h1>${PARAGRAPHS.map((text, at) => `<h2>${title} ${at + 1}</h2><p>${title}: ${text}</p>`).join('')}</main></html>`

/** A page with hardly any text, and one that answers the first example question of the bot. */
const BODIES: Readonly<Record<string, string>> = {
  leeg: '<!doctype html><title>Leeg</title><p>Binnenkort meer.</p>',
  ruilen: `<!doctype html><html lang="nl"><title>Ruilen</title><main><h1>Ruilen</h1><p>Een trui kun je binnen dertig dagen ruilen, ook zonder bon.
    Neem dan wel de pinpas mee waarmee je hem hebt betaald.</p><p>${PARAGRAPHS[1]}</p></main></html>`,
}

let server: Server
let origin: string
let syvo: RunningSyvo
let browser: Browser
beforeAll(async () => {
  const { key, cert, caPath } = localCa()
  server = createServer({ key, cert }, (request, response) => {
    const title = decodeURIComponent(request.url ?? '/').slice(1)
    const body = BODIES[title] ?? page(title)
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(body), SLOW_MS).unref()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  origin = `https://localhost:${port}`
  syvo = await startSyvo({ NODE_EXTRA_CA_CERTS: caPath, OUTBOUND_ALLOW: `localhost:${port},127.0.0.1:${port}` })
  browser = await launchBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
  server?.close()
})

/** Opens the form of the bot as a new customer, in a browser of its own. */
async function openForm(name: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ locale: 'nl-NL', viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(watchPage)
  const tab = await context.newPage()
  const problems = watchErrors(tab)
  await openPage(tab, `${syvo.url}/bot/${BALIE}`)
  await tab
    .locator(viewport.width < 600 ? '.action-bar' : 'main aside')
    .getByRole('button', { name: 'Probeer 30 dagen gratis' })
    .click()
  const main = tab.locator('main')
  await main.getByLabel('Naam').fill('Noor de Wit')
  await main.getByLabel('E-mailadres').fill(`${name}@bedrijf.example`)
  await main.locator('input[type=password]').fill('een-lang-wachtwoord')
  await main.getByLabel(/^Ik ga akkoord/).check()
  await main.getByRole('button', { name: 'Account aanmaken' }).click()
  await main.getByLabel('Pagina met veelgestelde vragen').waitFor()
  return { tab, problems }
}

async function saveForm(tab: Page, faq: string, returns = `${origin}/Retourneren`): Promise<void> {
  await tab.getByLabel('Pagina met veelgestelde vragen').fill(faq)
  await tab.getByLabel('Pagina over retourneren').fill(returns)
  await tab.getByLabel('Over je bedrijf').fill('Wij verkopen en repareren fietsen in Utrecht.')
  await tab.getByRole('button', { name: 'Opslaan en testen' }).click()
  await tab.locator('.knowledge').waitFor()
}

const section = (tab: Page, name: string) => tab.locator('.knowledge').getByRole('region', { name, exact: true })

it.each([
  ['telefoon', { width: 390, height: 844 }],
  ['bureau', { width: 1280, height: 800 }],
])(
  'the test step of the wizard on a %s shifts nothing while it reads, and rates a page only at the end',
  async (name, viewport) => {
    const { tab, problems } = await openForm(name, viewport)
    await saveForm(tab, `${origin.toUpperCase().replace('HTTPS', 'https')}/leeg`)
    await openPage(tab, `${syvo.url}/my-bots/${BALIE}/inrichten?stap=testen`)
    await tab.locator('.knowledge').getByText('We lezen je pagina’s.').waitFor()
    expect(await tab.getByText('Bijna leeg').count()).toBe(0)
    await takeScreenshot(tab, `configure-reading-${name}`)
    await section(tab, 'Pagina’s').getByText('Bijna leeg').waitFor()
    await section(tab, 'Pagina’s').getByText('/Retourneren').waitFor()
    await section(tab, 'Bestanden').getByText('Geen bestanden.', { exact: false }).waitFor()
    await section(tab, 'Eigen teksten').getByText('Over je bedrijf').waitFor()
    expect(await section(tab, 'Pagina’s').getByText('Over je bedrijf').count()).toBe(0)
    await takeScreenshot(tab, `configure-read-${name}`)
    const { shift, overflow } = await measured(tab)
    console.info(`layout shift of step 2, ${name}: ${shift.toFixed(4)}`)
    expect(shift).toBeLessThan(0.02)
    expect(overflow).toBe(0)
    expect(problems).toEqual([])
    await tab.context().close()
  },
  120_000,
)

/** Returns how long step 2 is shown, in milliseconds, before its button leads on. */
function shownBeforeButton(): Promise<number> {
  return new Promise((resolve) => {
    let shownAt: number | null = null
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.configure-test')) return
      shownAt ??= performance.now()
      const button = [...document.querySelectorAll('.configure-actions button')].at(-1)
      if (button?.textContent !== 'Naar Activatie' || button.ariaBusy === 'true') return
      observer.disconnect()
      resolve(performance.now() - shownAt)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

it('[CONF-11] [AMB-129] the test reads every page with progress, answers a sample question, and warns without blocking step 3', async () => {
  const { tab, problems } = await openForm('proef', { width: 1280, height: 800 })
  const shown = tab.evaluate(shownBeforeButton)
  await saveForm(tab, `${origin}/leeg`, `${origin}/ruilen`)
  const progress = tab.getByRole('progressbar', { name: 'Pagina’s behandeld' })
  await progress.waitFor()
  // The observer sees the step a moment after its timer was started.
  expect(await shown).toBeGreaterThan(1_900)
  await expect.poll(() => progress.getAttribute('aria-valuenow'), { timeout: 30_000 }).toBe('2')
  expect(
    await section(tab, 'Pagina’s')
      .getByText(/leeg|ruilen/)
      .count(),
  ).toBeGreaterThan(1)

  const question = tab.locator('.trial-question')
  expect(await question.getByLabel('Stel zelf een vraag').inputValue()).toBe('Kan ik een trui ruilen zonder bon?')
  await question.getByRole('button', { name: 'Vraag', exact: true }).click()
  await question.getByText('Gevonden in').waitFor()
  expect(await question.locator('.turn').last().innerText()).toContain('ook zonder bon')
  expect(await question.locator(`blockquote a[href="${origin}/ruilen"]`).count()).toBeGreaterThan(0)

  await tab.getByText(/leeg heeft bijna geen tekst/).waitFor()
  await tab.getByRole('button', { name: 'Kies een andere pagina' }).click()
  await tab.getByLabel('Pagina met veelgestelde vragen').waitFor()
  await tab.goBack()
  await tab.getByText(/leeg heeft bijna geen tekst/).waitFor()
  await tab.getByRole('button', { name: 'Naar Activatie' }).click()
  await tab.getByRole('button', { name: 'Naar Syvo Connect' }).click()
  await tab.waitForURL(/\/connect$/)
  expect(problems).toEqual([])
  await tab.context().close()
}, 120_000)
