import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendRole } from '#modules/identity/public.ts'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { signInAt } from '../support/sign-in-at.ts'

const ACCOUNT = { email: 'beheer@bedrijf.example', password: 'een-lang-wachtwoord' }

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]
const refused: string[] = []
const shown: string[] = []

beforeAll(async () => {
  syvo = await startSyvo({ DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' }, { begins: 'empty' })
  const answer = await fetch(`${syvo.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  const { user } = await answer.json()
  await syvo.whileStopped((db) =>
    db.as({ role: 'service' }, (tx) => appendRole(tx, { userId: user.id, role: 'admin', now: new Date() })),
  )
  browser = await launchBrowser()
  page = await browser.newPage({ locale: 'nl-NL' })
  problems = watchErrors(page)
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const path = () => new URL(page.url()).pathname
const main = () => page.locator('main')

describe('an administrator without a second factor', () => {
  it('comes from signing in to the page that turns it on, and sees no other page first', async () => {
    await openPage(page, `${syvo.url}/auth?redirect=${encodeURIComponent('/bots?categories=horeca')}`)
    shown.length = 0
    await signInAt(page, ACCOUNT)
    await page.waitForURL(/\/auth\/beveiligen\?redirect=/)
    await main().getByRole('heading', { level: 1 }).waitFor()
    await takeScreenshot(page, 'unsecured-admin')
    expect(new Set(shown)).toEqual(new Set(['/auth/beveiligen']))
  })

  it.each(['/bots', '/admin/reviews', '/'])('is redirected there from %s before any request', async (from) => {
    await page.goto(syvo.url + from)
    await page.waitForURL(`**/auth/beveiligen?redirect=${encodeURIComponent(from)}`)
    await main().getByRole('button', { name: 'Zet aan' }).waitFor()
    expect(refused).toEqual([])
    expect(problems).toEqual([])
  })

  it('continues to the requested page once the factor is on, with all rights at once', async () => {
    await page.goto(`${syvo.url}/bots?categories=horeca`)
    await page.waitForURL(/\/auth\/beveiligen/)
    await turnOn()
    await main().getByRole('link', { name: 'Verder' }).click()
    await page.waitForURL(/\/bots\?categories=horeca/)
    await main().getByRole('heading', { level: 1 }).waitFor()
    await openPage(page, `${syvo.url}/admin/reviews`)
    expect(path()).toBe('/admin/reviews')
    expect(refused).toEqual([])
    expect(problems).toEqual([])
  })
})

/** Turns the second factor on by the screen, and stores the backup codes. */
async function turnOn(): Promise<void> {
  const dialog = page.getByRole('dialog')
  await main().getByRole('button', { name: 'Zet aan' }).click()
  await dialog.getByLabel('Huidig wachtwoord').fill(ACCOUNT.password)
  const enrolment = page.waitForResponse('**/auth/v1/factors')
  await dialog.getByRole('button', { name: 'Verder' }).click()
  const { totp } = await (await enrolment).json()
  const secret = new TextDecoder().decode(base32.decode(totp.secret))
  const code = await createOTP(secret).hotp(Math.floor(Date.now() / 30_000))
  await dialog.getByLabel('Vul de code in die de app toont').fill(code)
  await dialog.getByRole('button', { name: 'Zet aan' }).click()
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
}
