import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shellText } from '../../src/web/app-layout/shell.text.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type Company, makeNewcomer, signInAgain, signInDemo } from '../support/company-fixture.ts'
import { openPageAs } from '../support/open-page-as.ts'
import { routePaths } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
const opened: Page[] = []

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  await makeNewcomer(syvo.url)
}, 300_000)
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

async function open(path: string, who: Company['storage']): Promise<Page> {
  const page = await openPageAs(browser, syvo.url, who)
  opened.push(page)
  await openPage(page, syvo.url + path)
  return page
}

describe('the pages of /admin', () => {
  it('[ROUTE-29] every page of /admin redirects visitors to /auth and others to /, and reads nothing before', async () => {
    const paths = routePaths()
      .filter((path) => path.startsWith('/admin'))
      .map((path) => path.replaceAll(/\$\w+/g, '0192f000-0000-7000-8000-0000000000a1'))
    expect(paths).toEqual(expect.arrayContaining(['/admin/reviews', '/admin/smoke-tests', '/admin/monitor']))
    for (const path of paths) {
      const visitor = await open(path, {})
      await visitor.waitForURL(/\/auth\?/)
      expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(path)
      const asked: string[] = []
      const page = await openPageAs(browser, syvo.url, await signInAgain(syvo.url, 'nieuw'))
      opened.push(page)
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
      await openPage(page, syvo.url + path)
      // The page to which / redirects a signed-in user.
      await page.waitForURL((url) => url.pathname === '/bots')
      // Nothing but the role, and what the last page reads.
      expect(
        asked.filter(
          (endpoint) => /v1\//.test(endpoint) && !/user_roles|listing|token|my_effective_plan/.test(endpoint),
        ),
      ).toEqual([])
      expect(await page.locator('header a[href^="/admin"]').count()).toBe(0)
    }
  })

  it('[ROUTE-29] /admin/reviews, smoke-tests and monitor render nothing until the role is known', async () => {
    for (const path of ['/admin/reviews', '/admin/smoke-tests', '/admin/monitor']) {
      const page = await openPageAs(browser, syvo.url, (await signInDemo(syvo.url, 'beheer')).storage)
      opened.push(page)
      const role = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      await page.route('**/rest/v1/user_roles*', async (route) => {
        asked.resolve()
        await role.promise
        await route.continue()
      })
      const reads: string[] = []
      page.on('request', (request) => void reads.push(new URL(request.url()).pathname))
      await page.goto(syvo.url + path)
      await asked.promise
      // A wait that lasts says that the page opens; that is no part of it.
      const headings = await page.locator('h1').allInnerTexts()
      expect(
        headings.filter((heading) => heading !== shellText.opening),
        path,
      ).toEqual([])
      expect(reads.filter((read) => /^\/(?:rest|functions)\/v1/.test(read) && !/user_roles/.test(read))).toEqual([])
      role.resolve()
      await page.locator('main h1').waitFor()
    }
  })
})
