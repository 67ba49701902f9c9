import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const EXECUTE = '**/functions/v1/execute-bot'
const PLAN = '**/rest/v1/rpc/get_my_effective_plan'
const MAY_TURN_ON = '**/rest/v1/rpc/can_activate_bot'
const POLL = { timeout: 60_000, interval: 500 }

let syvo: RunningSyvo
let browser: Browser
let visitor: BrowserContext
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  visitor = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  await visitor.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: syvo.url })
  visitor.setDefaultTimeout(60_000)
  page = await visitor.newPage()
  problems = watchErrors(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.locator('aside').getByRole('button', { name })
const botDetail = async () => (await fetch(`${syvo.url}/functions/v1/bot-detail?botId=${BALIE}`)).json()

it('shortly after its first start the product has tested its sample companies', async () => {
  await expect.poll(async () => (await botDetail()).sample_answers.length, POLL).toBe(4)
})

describe('the landing', () => {
  it('the miniature chat types out the stored answer of the chosen question, by keyboard too, offline', async () => {
    await openPage(page, `${syvo.url}/`)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/functions/v1/') && asked.push(request.url()))
    const { sample_answers: samples } = await botDetail()
    const log = main().getByRole('log', { name: 'Bewaard gesprek met Balie' })
    await log.getByText(samples[0].answer).waitFor()
    const choice = main().getByRole('button', { name: samples[1].question })
    await choice.focus()
    await page.keyboard.press('Enter')
    await log.locator('[aria-hidden="true"] >> text=/./').first().waitFor({ state: 'attached' })
    await log.getByText(samples[1].answer, { exact: true }).and(page.locator(':not([aria-hidden])')).waitFor()
    expect(await choice.getAttribute('aria-pressed')).toBe('true')
    await takeScreenshot(page, 'landing-chat')
    expect(asked).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await main().getByRole('button', { name: samples[2].question }).click()
    expect(await log.innerText()).toContain(samples[2].answer)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
})

describe('the page of a bot', () => {
  it('[BOT-06] the share buttons lead to Twitter, LinkedIn and Facebook, and copying says Link gekopieerd!', async () => {
    await openPage(page, `${syvo.url}/bot/${BALIE}`)
    const address = `${syvo.url}/bot/${BALIE}`
    for (const [name, host] of [
      ['Twitter', 'twitter.com'],
      ['LinkedIn', 'www.linkedin.com'],
      ['Facebook', 'www.facebook.com'],
    ] as const) {
      const url = new URL((await main().getByRole('link', { name }).getAttribute('href')) ?? '')
      expect([url.host, [...url.searchParams.values()].includes(address)]).toEqual([host, true])
    }
    await main().getByRole('button', { name: 'Kopieer link' }).click()
    await page.getByText('Link gekopieerd!').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  it('[BOT-02] three messages are answered free without an account, then an invitation to sign up follows', async () => {
    for (const left of [2, 1, 0]) {
      await page.getByLabel('Je bericht').fill('Hoe lang duurt de levering?')
      await main().getByRole('button', { name: 'Verstuur' }).click()
      await main().getByText(`Nog ${left} van 3 berichten`).waitFor()
      await expect
        .poll(
          () => main().getByRole('log', { name: 'Gesprek met Balie' }).locator('[data-from=assistant]').count(),
          POLL,
        )
        .toBe(4 - left)
    }
    await main().getByRole('link', { name: 'Maak een gratis account' }).waitFor()
    const fourth = await page.evaluate(async (botId) => {
      const { visitor: visitorId } = JSON.parse(sessionStorage.getItem('syvo.trial-chat') ?? '{}')
      const answer = await fetch('/functions/v1/try-bot', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ bot_id: botId, visitor: visitorId, message: 'Nog een?' }),
      })
      return [answer.status, (await answer.json()).error.code]
    }, BALIE)
    expect(fourth).toEqual([429, 'visitor_limit'])
    problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('429')))
  })

  it('[BOT-10] [ROUTE-04] an unknown bot is 404 with Bot niet gevonden and a button to /; a known one is its page', async () => {
    const answer = await openPage(page, `${syvo.url}/bot/0192f000-0000-7000-8000-ffffffffffff`)
    expect(answer?.status()).toBe(404)
    expect(await main().getByRole('heading', { name: 'Bot niet gevonden' }).first().isVisible()).toBe(true)
    expect(await main().getByRole('link', { name: 'Terug' }).getAttribute('href')).toBe('/')
    expect((await openPage(page, `${syvo.url}/bot/${BALIE}`))?.status()).toBe(200)
    expect(await main().getByRole('link', { name: 'Terug' }).getAttribute('href')).toBe('/')
    problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('404')))
  })

  it('names an existing picture of its own, and structured data that parses', async () => {
    const html = await (await fetch(`${syvo.url}/bot/${BALIE}`)).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await fetch(picture)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
    const data = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({ name: 'Balie', offers: { price: '29.00' } })
  })
})

describe('the three actions', () => {
  const targets = [
    ['Gebruik Bot Nu', `/dashboard?bot=${BALIE}`],
    ['Installeer op Website', `/install/${BALIE}`],
    ['Start Template', `/template/${BALIE}`],
  ] as const

  it('[BOT-08] send a visitor to /auth with the target, and open the upgrade dialog for an account on tier free', async () => {
    for (const [name, target] of targets) {
      await openPage(page, `${syvo.url}/bot/${BALIE}`)
      await button(name).click()
      await page.waitForURL(/\/auth\?tab=signup/)
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(target)
    }
    await main().getByLabel('Naam').fill('Noor de Wit')
    await main().getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await main().locator('input[type=password]').fill('een-lang-wachtwoord')
    await main()
      .getByLabel(/^Ik ga akkoord/)
      .check()
    await main().getByRole('button', { name: 'Account aanmaken' }).click()
    await page.waitForURL((url) => url.pathname === `/template/${BALIE}`)
    await openPage(page, `${syvo.url}/bot/${BALIE}`)
    for (const [name] of targets) {
      await button(name).click()
      await dialog()
        .getByRole('button', { name: /gratis/i })
        .waitFor()
      expect(await dialog().getByRole('link', { name: 'Bekijk plannen' }).getAttribute('href')).toBe('/pricing')
      await takeScreenshot(page, 'bot-upgrade')
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
    }
  })

  it('[BOT-09] lead a subscribed account to dashboard, install and template, and so does a trial (AMB-039)', async () => {
    const opensAll = async () => {
      for (const [name, target] of targets) {
        await openPage(page, `${syvo.url}/bot/${BALIE}`)
        await button(name).click()
        await page.waitForURL((url) => url.pathname + url.search === target)
      }
    }
    await page.route(PLAN, async (route) => {
      const plan = await (await route.fetch()).json()
      const asPaid = (one: object) => ({ ...one, is_paid: true })
      await route.fulfill({ json: Array.isArray(plan) ? plan.map(asPaid) : asPaid(plan) })
    })
    await page.route(MAY_TURN_ON, (route) =>
      route.fulfill({
        json: { allowed: false, reason: 'activation_limit_reached', active_count: 3, limit_value: 3 },
      }),
    )
    await opensAll()
    await page.unroute(PLAN)
    await page.unroute(MAY_TURN_ON)
    await openPage(page, `${syvo.url}/bot/${BALIE}`)
    await button('Gebruik Bot Nu').click()
    await dialog()
      .getByRole('button', { name: /gratis/i })
      .click()
    await page.waitForURL((url) => url.pathname + url.search === `/dashboard?bot=${BALIE}`)
    await opensAll()
  })
})

describe('the run dialog', () => {
  const field = () => dialog().getByLabel('Je vraag')
  const run = () => dialog().getByRole('button', { name: 'Bot Uitvoeren' })
  const answerWith = (answer: object, status = 200) =>
    page.route(EXECUTE, (route) => route.fulfill({ status, json: answer }))
  const output = (result: string, demo: boolean) => ({
    success: true,
    output: { result, demo, tokens_used: 1234 },
    execution_time: 12,
    error: null,
    response: result,
    code: null,
    sources: [],
  })

  it('[BOT-12] has one input per input field of the bot, Bot Uitvoeren and Reset, which empties them', async () => {
    await openPage(page, `${syvo.url}/dashboard?bot=${BALIE}`)
    await field().waitFor()
    const { input_fields: fields } = await botDetail()
    const inputs = dialog().locator('form').locator('input, textarea')
    expect(await inputs.count()).toBe(fields.length)
    for (const { label } of fields) expect(await dialog().getByLabel(label).isVisible()).toBe(true)
    await field().fill('Hoe lang duurt de levering?')
    await dialog().getByRole('button', { name: 'Reset' }).click()
    for (const input of await inputs.all()) expect(await input.inputValue()).toBe('')
    await takeScreenshot(page, 'run-dialog')
  })

  it('[BOT-14] a successful run shows its result and says Bot succesvol uitgevoerd!, with values by label', async () => {
    await answerWith(output('Morgen in huis.', false))
    await field().fill('Hoe lang duurt de levering?')
    const sent = page.waitForRequest(EXECUTE)
    await run().click()
    expect((await sent).postDataJSON()).toEqual({
      botId: BALIE,
      inputData: { 'Je vraag': 'Hoe lang duurt de levering?' },
    })
    await page.getByText('Bot succesvol uitgevoerd!').first().waitFor()
    await dialog().getByRole('heading', { name: 'Resultaat' }).waitFor()
    await page.unroute(EXECUTE)
  })

  it('[BOT-13] the result is text or readable JSON, with the tokens used, and a note on demo output', async () => {
    await answerWith(output('Twee dagen.', true))
    await run().click()
    await dialog().getByText('Twee dagen.').waitFor()
    expect(
      await dialog()
        .getByText(/Demo-antwoord/)
        .count(),
    ).toBe(1)
    expect(await dialog().getByText('Gebruikte tokens: 1.234').count()).toBe(1)
    await page.unroute(EXECUTE)
    await answerWith(output('{"dagen":2}', false))
    await run().click()
    await dialog().locator('pre').waitFor()
    expect(await dialog().locator('pre').innerText()).toBe('{\n  "dagen": 2\n}')
    expect(
      await dialog()
        .getByText(/Demo-antwoord/)
        .count(),
    ).toBe(0)
    await page.unroute(EXECUTE)
  })

  it.each([
    [
      'its message',
      {
        success: false,
        output: null,
        execution_time: 0,
        error: 'De limiet is bereikt.',
        response: 'x',
        code: 'limit_exceeded',
        sources: [],
      },
      429,
      'De limiet is bereikt.',
    ],
    [
      'Er is een fout opgetreden without one',
      {
        success: false,
        output: null,
        execution_time: 0,
        error: null,
        response: '',
        code: 'execution_failed',
        sources: [],
      },
      502,
      'Er is een fout opgetreden',
    ],
  ])('[BOT-15] a run that fails says Uitvoering mislukt with %s', async (_, answer, status, message) => {
    await answerWith(answer, status)
    await run().click()
    await page.getByText('Uitvoering mislukt').first().waitFor()
    await page.getByText(message).first().waitFor()
    await page.unroute(EXECUTE)
    problems.splice(0, problems.length, ...problems.filter((line) => !/429|502/.test(line)))
  })

  it('no page in these tests logged an error', () => {
    expect(problems).toEqual([])
  })
})
