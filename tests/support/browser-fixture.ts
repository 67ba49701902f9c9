import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { type Company, makeCompany, makeNewcomer } from './company-fixture.ts'
import { type Asked, openPageAs, type StubbedResponse, stubEndpoints } from './open-page-as.ts'
import { overflowingDialogs } from './overflowing-dialogs.ts'
import { type RunningSyvo, startSyvo } from './running-syvo.ts'

/** A running Syvo and a browser for the tests of one file, with a new account and a company that has a bot. */
export interface BrowserFixture {
  readonly url: string
  readonly newcomer: Company
  readonly company: Company
  /** A page of its own, the newcomer's unless told whose; without storage a visitor's. It goes when the test ends. */
  enter(storage?: Company['storage']): Promise<Page>
  /** Opens one of Syvo's pages while endpoints answer the given responses; `asked` collects their requests. */
  see(
    path: string,
    endpoints?: Readonly<Record<string, StubbedResponse>>,
    storage?: Company['storage'],
  ): Promise<{ page: Page; asked: Asked[] }>
}

/**
 * Starts Syvo and the browser before the first test of the calling file, and stops them after the last. A dialog that a test leaves open must fit its
 * screen.
 */
export function openBrowserFixture(): BrowserFixture {
  let set: { syvo: RunningSyvo; browser: Browser; newcomer: Company; company: Company } | null = null
  const opened: Page[] = []
  const stage = () => {
    if (!set) throw new Error('the browser fixture is not started')
    return set
  }
  beforeAll(async () => {
    const syvo = await startSyvo()
    const browser = await launchBrowser()
    set = { syvo, browser, newcomer: await makeNewcomer(syvo.url), company: await makeCompany(syvo.url) }
  }, 300_000)
  afterEach(async () => {
    const wide: string[] = []
    for (const page of opened.splice(0)) {
      wide.push(...(await overflowingDialogs(page)))
      await page.context().close()
    }
    expect(wide).toEqual([])
  })
  afterAll(async () => {
    await set?.browser.close()
    await set?.syvo.dispose()
  })
  const enter: BrowserFixture['enter'] = async (storage = stage().newcomer.storage) => {
    const page = await openPageAs(stage().browser, stage().syvo.url, storage)
    opened.push(page)
    return page
  }
  return {
    get url() {
      return stage().syvo.url
    },
    get newcomer() {
      return stage().newcomer
    },
    get company() {
      return stage().company
    },
    enter,
    async see(path, endpoints = {}, storage) {
      const page = await enter(storage)
      const asked = await stubEndpoints(page, endpoints)
      await openPage(page, stage().syvo.url + path)
      return { page, asked }
    },
  }
}
