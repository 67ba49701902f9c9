import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const EARLY_ACCESS = '**/rest/v1/enterprise_early_access*'
const ENTERPRISE_MAIL = '**/functions/v1/send-enterprise-email'
const CONTACT = '**/functions/v1/contact'

const POLL = { timeout: 30_000, interval: 250 }

let syvo: RunningSyvo
let browser: Browser
let visitor: BrowserContext
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo({ SITE_SUPPORT_EMAIL: 'hulp@syvo.example' })
  browser = await launchBrowser()
}, 300_000)
beforeEach(async () => {
  await visitor?.close()
  visitor = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  visitor.setDefaultTimeout(30_000)
  page = await visitor.newPage()
  problems = watchErrors(page)
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const dialog = () => page.getByRole('dialog')
const name = () => dialog().getByLabel('Naam *')
const email = () => dialog().getByLabel('E-mailadres *')
const company = () => dialog().getByLabel('Bedrijf (optioneel)')
const claim = () => dialog().getByRole('button', { name: 'Claim Early Access' })

async function openDialog(path = '/enterprise'): Promise<void> {
  await openPage(page, syvo.url + path)
  await main().getByRole('button', { name: 'Zet me op de wachtlijst' }).click()
  await name().waitFor()
}

async function fillIn(fields: { name?: string; email?: string; company?: string } = {}): Promise<void> {
  await name().fill(fields.name ?? 'Noor de Wit')
  await email().fill(fields.email ?? 'noor@bedrijf.example')
  await company().fill(fields.company ?? '')
}

describe('Enterprise and its waiting list', () => {
  it('[ROUTE-16] /enterprise says that it is being built, with dialog and contact link; /bundles redirects there', async () => {
    await openDialog()
    await page.keyboard.press('Escape')
    for (const fact of ['In ontwikkeling', '500.000+ antwoorden', '50% korting'])
      expect(await main().innerText()).toContain(fact)
    expect(await main().locator('a[href="/contact?topic=enterprise"]').count()).toBe(1)
    const bundles = await fetch(`${syvo.url}/bundles`, { redirect: 'manual' })
    expect([bundles.status, bundles.headers.get('location')]).toEqual([301, '/enterprise'])
    expect(problems).toEqual([])
  })

  it('[HOME-05] the landing announces it as being built and opens the same dialog with the discount', async () => {
    await openDialog('/')
    expect(await main().locator('#enterprise').innerText()).toContain('In ontwikkeling')
    expect(await dialog().innerText()).toMatch(/een van de eersten.*50% korting/s)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('[EARLY-01] [EARLY-02] the dialog promises early access and half the price for a year, with fields and buttons', async () => {
    await openDialog()
    expect(await dialog().getByRole('heading').innerText()).toBe('Syvo Enterprise Early Access')
    expect(await dialog().innerText()).toMatch(
      /een van de eersten.*50% korting op het Enterprise-abonnement in het eerste jaar/s,
    )
    for (const field of [name(), email(), company()]) expect(await field.isVisible()).toBe(true)
    expect(await claim().isVisible()).toBe(true)
    await takeScreenshot(page, 'early-access')
    await dialog().getByRole('button', { name: 'Annuleren' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  it.each([
    ['a name under two characters', { name: ' N ' }, 'Naam moet minimaal 2 karakters bevatten'],
    ['a malformed address', { email: 'noor@' }, 'Ongeldig e-mailadres'],
  ])('[EARLY-04] [EARLY-05] %s is shown at the field and nothing is sent', async (_, fields, message) => {
    let sent = 0
    await page.route(EARLY_ACCESS, (route) => {
      sent += 1
      return route.continue()
    })
    await openDialog()
    await fillIn(fields)
    await claim().click()
    await dialog().getByText(message).waitFor()
    expect(sent).toBe(0)
  })

  it('[EARLY-03] [EARLY-06] [EARLY-07] [EARLY-09] joins without an account: busy buttons, null company, thanks, empty form', async () => {
    for (const round of [1, 2]) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(EARLY_ACCESS, async (route) => {
        expect(route.request().postDataJSON()).toEqual({
          name: 'Noor de Wit',
          email: 'noor@bedrijf.example',
          company: null,
        })
        await held
        await route.continue()
      })
      if (round === 1) await openDialog()
      else await main().getByRole('button', { name: 'Zet me op de wachtlijst' }).click()
      expect(await name().inputValue()).toBe('')
      await fillIn()
      await claim().click()
      const busy = dialog().getByRole('button', { name: 'Aanmelden...' })
      await busy.waitFor()
      expect(await busy.isDisabled()).toBe(true)
      expect(await busy.locator('.spinner').count()).toBe(1)
      expect(await dialog().getByRole('button', { name: 'Annuleren' }).isDisabled()).toBe(true)
      release()
      await dialog().waitFor({ state: 'detached' })
      await page.getByText('Bedankt voor je aanmelding!').first().waitFor()
      await page.getByText('Je ontvangt binnenkort een bevestigingsmail met meer informatie.').first().waitFor()
      await page.unroute(EARLY_ACCESS)
    }
    expect(problems).toEqual([])
  })

  it('[API-29] a sign-up requests its three mails: the welcome at once, the others after 14 and 30 days', async () => {
    const asked: unknown[] = []
    await page.route(ENTERPRISE_MAIL, (route) => {
      asked.push(route.request().postDataJSON())
      return route.continue()
    })
    await openDialog()
    await fillIn({ email: 'mails@bedrijf.example', company: 'De Wit BV' })
    await claim().click()
    await dialog().waitFor({ state: 'detached' })
    const common = {
      to: 'mails@bedrijf.example',
      variables: { name: 'Noor de Wit', company: 'De Wit BV' },
      enterprise_signup_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }
    await expect
      .poll(() => asked)
      .toEqual([
        { template_name: 'enterprise_welcome', ...common },
        { template_name: 'enterprise_sneak_peek', delay_days: 14, ...common },
        { template_name: 'enterprise_launch', delay_days: 30, ...common },
      ])
  })

  it('[API-30] a mail that cannot be requested is logged to the console only; the sign-up succeeds', async () => {
    await page.route(ENTERPRISE_MAIL, (route) => route.abort())
    await openDialog()
    await fillIn({ email: 'zonder-mail@bedrijf.example' })
    await claim().click()
    await page.getByText('Bedankt voor je aanmelding!').first().waitFor()
    await expect.poll(() => problems.some((line) => line.includes('enterprise_welcome'))).toBe(true)
    expect(await page.getByText('Er ging iets mis').count()).toBe(0)
  })

  it('[EARLY-08] a failure is shown, and the dialog stays open with the typed text', async () => {
    await page.route(EARLY_ACCESS, (route) => route.abort())
    await openDialog()
    await fillIn()
    await claim().click()
    await page.getByText('Probeer het later opnieuw of neem contact met ons op.').first().waitFor()
    await page.getByText('Er ging iets mis').first().waitFor()
    expect(await email().inputValue()).toBe('noor@bedrijf.example')
    expect(await claim().isEnabled()).toBe(true)
  })
})

describe('the contact page', () => {
  const field = (label: string) => main().getByLabel(label)
  const send = () => main().getByRole('button', { name: 'Verstuur bericht' })

  it('[PAGE-10] asks for name, e-mail and message at their fields, and not for a company', async () => {
    await openPage(page, `${syvo.url}/contact`)
    await send().click()
    await expect.poll(() => main().getByRole('alert').count(), POLL).toBe(3)
    for (const text of ['Vul je naam in', 'Vul je e-mailadres in', 'Schrijf je bericht'])
      await main().getByText(text).waitFor()
    expect(await main().getByRole('alert').count()).toBe(3)
    expect(await field('Naam *').evaluate((element) => element === document.activeElement)).toBe(true)
    await takeScreenshot(page, 'contact-errors')
    expect(problems).toEqual([])
  })

  it('[PAGE-11] shows what each topic is about above the form, and nothing for an unknown one', async () => {
    const banner = () => main().locator('.notice')
    const seen = new Set<string>()
    for (const topic of ['enterprise', 'support-pack', 'sales-pack', 'ecom-pack']) {
      await openPage(page, `${syvo.url}/contact?topic=${topic}`)
      seen.add(await banner().innerText())
    }
    expect(seen.size).toBe(4)
    for (const query of ['?topic=gratis', '?topic=constructor', '']) {
      await openPage(page, `${syvo.url}/contact${query}`)
      await field('Bericht *').waitFor()
      expect(await banner().count()).toBe(0)
    }
    expect(problems).toEqual([])
  })

  it('[PAGE-12] [PAGE-13] says how long an answer takes, sends the message, and confirms it', async () => {
    await openPage(page, `${syvo.url}/contact?topic=enterprise`)
    const text = (await main().innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Enterprise-demo binnen 4 uur')
    expect(text).toContain('Algemene vraag binnen 24 uur')
    expect(text).toContain('Technische hulp binnen 2 uur')
    await field('Naam *').fill('Noor')
    await field('E-mailadres *').fill('noor@bedrijf.example')
    await field('Bericht *').fill('Hoe werkt het?')
    const answered = page.waitForResponse(CONTACT)
    await send().click()
    const answer = await answered
    expect([answer.status(), answer.request().postDataJSON()]).toMatchObject([
      200,
      { topic: 'enterprise', company: null, message: 'Hoe werkt het?', website: '' },
    ])
    await main().getByRole('heading', { name: 'Je bericht is binnen.' }).waitFor()
    // The notice about the topic disappears with the form.
    expect(await main().locator('.notice').count()).toBe(0)
    await takeScreenshot(page, 'contact-sent')
    expect(problems).toEqual([])
  })

  it('keeps the message when it cannot be sent, and offers to mail it as it is', async () => {
    await page.route(CONTACT, (route) => route.abort())
    await openPage(page, `${syvo.url}/contact`)
    await field('Naam *').fill('Noor')
    await field('E-mailadres *').fill('noor@bedrijf.example')
    await field('Bericht *').fill('Hoe werkt het? & wat kost het?')
    await send().click()
    const mail = main().getByRole('link', { name: 'Mail het ons' })
    await mail.waitFor()
    const address = new URL((await mail.getAttribute('href')) ?? '')
    expect(address.pathname).toBe('hulp@syvo.example')
    expect(address.searchParams.get('body')).toBe('Hoe werkt het? & wat kost het?')
    expect(await field('Bericht *').inputValue()).toBe('Hoe werkt het? & wat kost het?')
  })
})

describe('the welcome page', () => {
  it('[ROUTE-02] is open to all, excluded from search engines, and shows three next steps that exist', async () => {
    const answer = await openPage(page, `${syvo.url}/welcome`)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    const steps = await main()
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(steps).toEqual(['/bots', '/onboarding', '/demo'])
    for (const step of steps) expect((await fetch(syvo.url + step)).status, String(step)).toBe(200)
    expect(problems).toEqual([])
  })
})
