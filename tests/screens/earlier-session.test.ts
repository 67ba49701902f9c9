import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { signInAt } from '../support/sign-in-at.ts'

const ACCOUNT = { email: 'noor@bedrijf.example', password: 'een-lang-wachtwoord' }

let syvo: RunningSyvo
let browser: Browser
beforeAll(async () => {
  syvo = await startSyvo({ AUTH_CONFIRM_EMAIL: 'off' })
  browser = await launchBrowser()
  const signedUp = await fetch(`${syvo.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, data: { display_name: 'Noor' } }),
  })
  if (!signedUp.ok) throw new Error(`sign-up answered ${signedUp.status}`)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Collects the signing out and signing in of a page, in their order. */
function authCallsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/auth\/v1\/(?:logout|token)$/.test(pathname)) asked.push(pathname + search)
  })
  return asked
}

it('[AUTH-11] the login form ends the existing session of this browser, everywhere, before it signs in', async () => {
  const context = await browser.newContext({ locale: 'nl-NL' })
  context.setDefaultTimeout(60_000)
  const signIn = async (tab: Page) => {
    await signInAt(tab, ACCOUNT)
    await tab.waitForURL(`${syvo.url}/bots`)
  }
  // The form is open in one tab when the other one signs in.
  const form = await context.newPage()
  await openPage(form, `${syvo.url}/auth`)
  const first = await context.newPage()
  await openPage(first, `${syvo.url}/auth`)
  const askedFirst = authCallsOf(first)
  await signIn(first)
  // Without a session in this browser, those of other devices stay.
  expect(askedFirst.slice(0, 1)).toEqual(['/auth/v1/token?grant_type=password'])
  const asked = authCallsOf(form)
  await signIn(form)
  expect(asked.slice(0, 2)).toEqual(['/auth/v1/logout?scope=global', '/auth/v1/token?grant_type=password'])
  await context.close()
})

it('[AUTH-11] [AMB-024] a sign-out that fails does not hold up the sign-in', async () => {
  const context = await browser.newContext({ locale: 'nl-NL' })
  context.setDefaultTimeout(60_000)
  const form = await context.newPage()
  await openPage(form, `${syvo.url}/auth`)
  const first = await context.newPage()
  await openPage(first, `${syvo.url}/auth`)
  await signInAt(first, ACCOUNT)
  await first.waitForURL(`${syvo.url}/bots`)
  await form.route('**/auth/v1/logout*', (route) => route.abort('failed'))
  const asked = authCallsOf(form)
  await signInAt(form, ACCOUNT)
  await form.waitForURL(`${syvo.url}/bots`)
  expect(asked.slice(0, 2)).toEqual(['/auth/v1/logout?scope=global', '/auth/v1/token?grant_type=password'])
  await context.close()
})
