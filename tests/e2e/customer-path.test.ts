import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchFullBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type HttpsSite, serveHttpsSite } from '../support/https-site.ts'
import { localCa } from '../support/local-ca.ts'
import { ABSENT_HERE } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const TIMEOUT_MS = 60_000

let site: HttpsSite
let syvo: RunningSyvo
let browser: Browser
let owner: BrowserContext
let page: Page
let problems: string[]
let snippet: string

beforeAll(async () => {
  site = await serveHttpsSite('restaurant')
  syvo = await startSyvo({ NODE_EXTRA_CA_CERTS: localCa().caPath, OUTBOUND_ALLOW: site.pair })
  browser = await launchFullBrowser()
  owner = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  owner.setDefaultTimeout(TIMEOUT_MS)
  page = await owner.newPage()
  problems = watchErrors(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
  await site?.close()
})

const main = () => page.locator('main')
const says = (text: string | RegExp) => main().getByText(text).first().waitFor()

/** Serves the company's own page on another origin, under a policy that allows Syvo's script and frame and no inline style. */
async function companySite(snippet: string) {
  const html = `<!doctype html><html lang="nl"><title>Brasserie</title><main><h1>Brasserie De Vlonder</h1></main>${snippet}</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'self'; script-src ${syvo.url}; frame-src ${syvo.url}; style-src 'self'`,
  }
  const server = createServer((_, response) => response.writeHead(200, headers).end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function openChat(visitor: Page): Promise<Frame> {
  const opened = visitor.waitForEvent('framenavigated', (frame) => frame.url().includes('hosted-chat'))
  // The launcher is in a closed shadow root, 24 px from the corner and 60 px in size.
  const { width = 0, height = 0 } = visitor.viewportSize() ?? {}
  await visitor.mouse.click(width - 46, height - 46)
  const frame = await opened
  await frame.getByText('Je chat met een AI-assistent').first().waitFor()
  return frame
}

async function ask(chat: Frame, question: string, answer: string | RegExp): Promise<void> {
  await chat.getByPlaceholder('Typ je vraag').fill(question)
  await chat.getByRole('button', { name: 'Verstuur' }).first().click()
  await chat.locator('#log').getByText(answer).last().waitFor()
}

/**
 * Waits for a mail, which the worker sends within a minute. The demo's page shows it; with a database server there is no such page, and its row is
 * read.
 */
async function seeMail(subject: RegExp): Promise<void> {
  if (ABSENT_HERE.includes('/outbox')) {
    await page.goto('about:blank')
    const subjects = () =>
      syvo.whileStopped(async (db) => {
        const rows = await db.query<{ subject: string }>({ role: 'service' }, 'select subject from app.mails', [])
        return rows.map((row) => row.subject)
      })
    await expect.poll(subjects, { timeout: 90_000, interval: 2_000 }).toContainEqual(expect.stringMatching(subject))
    return
  }
  await openPage(page, `${syvo.url}/outbox`)
  const mail = page.locator('main').getByText(subject).first()
  for (let look = 0; look < 20 && !(await mail.isVisible()); look++) {
    await page.reload()
    await mail.waitFor({ timeout: 5_000 }).catch(() => undefined)
  }
  expect(await mail.isVisible()).toBe(true)
  await takeScreenshot(page, 'walk-outbox')
}

describe('a company goes from an empty machine to a lead, in a browser', () => {
  it('finds the horeca bot among nine and asks it a free question', async () => {
    await openPage(page, `${syvo.url}/marketplace`)
    await says('9 bots')
    await page.getByRole('checkbox', { name: /Horeca/ }).check()
    await says('1 bot')
    await takeScreenshot(page, 'walk-marketplace')
    await main().getByRole('link', { name: 'Tafelwijs' }).first().click()
    await page.getByLabel('Je bericht').fill('hoe laat sluit de keuken?')
    await main().getByRole('button', { name: 'Verstuur' }).click()
    await says(/Nog 2 van 3 berichten/)
    await takeScreenshot(page, 'walk-bot')
  })

  it('[AMB-038] [AMB-074] signs up on the way to using it and starts the trial without paying', async () => {
    await page.getByRole('button', { name: 'Gebruik Bot Nu' }).click()
    await page.waitForURL(/\/auth\?/)
    await main().getByText('Registreren').first().click()
    await main().getByLabel('Naam').fill('Noor de Wit')
    await main().getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await main().locator('input[type=password]').fill('een-lang-wachtwoord')
    await main()
      .getByLabel(/^Ik ga akkoord/)
      .check()
    await main().getByRole('button', { name: 'Account aanmaken' }).click()
    await page.waitForURL(/\/dashboard\?bot=/)
    await main().getByRole('button', { name: 'Probeer 30 dagen gratis' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await says(/Loopt af op/)
    await takeScreenshot(page, 'walk-dashboard')
  })

  it('sees the errors in the form, and saves it', async () => {
    await main().getByRole('link', { name: 'Inrichten' }).first().click()
    await page.getByLabel('Pagina met je menukaart').fill('geen adres')
    await page.getByLabel('Openingstijden').fill('Zie onze site')
    await page.getByRole('button', { name: 'Opslaan en testen' }).click()
    await says('Vul een volledig adres in dat met https:// begint')
    await page.getByLabel('Pagina met je menukaart').fill(`${site.origin}/menu`)
    await page.getByLabel('Reserveren').selectOption('telefoon')
    await page.getByRole('button', { name: 'Opslaan en testen' }).click()
    await says('Pagina’s lezen')
  })

  it('sees its own pages being read, and each bad one named with its reason', async () => {
    await says(/1 van 1/)
    const bad = ['/bestaat-niet', '/groot', '/lus-a'].map((path) => site.origin + path)
    await page
      .getByLabel('Extra pagina’s of sitemap')
      .fill([`${site.origin}/sitemap.xml`, ...bad, 'https://192.168.1.1/'].join('\n'))
    await page.getByRole('button', { name: 'Bewaar en lees' }).click()
    for (const reason of [/bestaat niet \(404\)/, /te groot/, /verwijst steeds door/, /niet bereiken/])
      await says(reason)
    await says(/pagina’s zijn niet goed gelezen/)
    await takeScreenshot(page, 'walk-reading')
  })

  it('[AMB-129] asks a question and sees the sentence that it is based on with a link to the page', async () => {
    await page.getByLabel('Stel zelf een vraag').fill('is er een kindermenu?')
    await main().getByRole('button', { name: 'Vraag', exact: true }).click()
    await says('Gevonden in')
    await says('9,75')
    expect(await main().locator(`a[href^="${site.origin}/"]`).count()).toBeGreaterThan(0)
    await takeScreenshot(page, 'walk-question')
  })

  it('copies the snippet from Syvo Connect', async () => {
    await page.getByRole('button', { name: 'Naar Activatie' }).click()
    await main().getByText('Naar Syvo Connect').click()
    await says('Plak deze regel op je site')
    snippet = await main().getByText('<script src=').first().innerText()
    await takeScreenshot(page, 'walk-connect')
  })

  it('[CONN-03] [AMB-133] a visitor gets an answer with its source and a refusal, and the lead appears live', async () => {
    await openPage(page, `${syvo.url}/leads`)
    await main().getByRole('heading', { name: 'Leads', exact: true }).waitFor()
    const host = await companySite(snippet)
    // With reduced motion the frame is in its final position at once.
    const viewport = { width: 1280, height: 800 }
    const visitor = await browser.newPage({ locale: 'nl-NL', viewport, reducedMotion: 'reduce' })
    visitor.setDefaultTimeout(TIMEOUT_MS)
    const complaints = watchErrors(visitor)
    await visitor.goto(host.url, { waitUntil: 'networkidle' })
    const chat = await openChat(visitor)
    expect(await (await chat.frameElement()).boundingBox()).toMatchObject({ width: 350, height: 500 })
    await ask(chat, 'is er een kindermenu?', /9,75/)
    // The sources follow the answer's text in the stream.
    await chat.locator(`#log a[href^="${site.origin}/"]`).first().waitFor()
    expect(await chat.locator(`#log a[href^="${site.origin}/"]`).count()).toBe(1)
    await ask(chat, 'wie wordt de nieuwe premier?', /Dat weet ik helaas niet/)
    await takeScreenshot(visitor, 'walk-widget')
    await chat.getByRole('button', { name: 'Laat je gegevens achter' }).last().click()
    await chat.getByLabel('Naam').fill('Piet Jansen')
    await chat.getByLabel('E-mail').fill('piet@klant.example')
    await chat.getByRole('checkbox').check()
    await takeScreenshot(visitor, 'walk-contact')
    await chat.getByRole('button', { name: 'Verstuur', exact: true }).last().click()
    // Without a reload: the list gets the event.
    await says('Piet Jansen')
    await takeScreenshot(page, 'walk-leads')
    expect(complaints).toEqual([])
    await visitor.close()
    host.close()
  })

  it('sees the use on the dashboard, the conversation, and the mail about the lead', async () => {
    await openPage(page, `${syvo.url}/dashboard`)
    await says('1 van 1.000')
    await openPage(page, `${syvo.url}/gesprekken`)
    await main()
      .getByRole('button', { name: /is er een kindermenu/ })
      .click()
    await page
      .getByRole('dialog')
      .getByText(/Dat weet ik helaas niet/)
      .first()
      .waitFor()
    await takeScreenshot(page, 'walk-conversation')
    await seeMail(/nieuwe lead/i)
  }, 200_000)

  it('no page on the path logged an error', () => {
    expect(problems).toEqual([])
  })
})
