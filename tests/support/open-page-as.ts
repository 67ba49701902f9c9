import type { Browser, Page, Route } from 'playwright-core'
import type { Company } from './company-fixture.ts'

/** The answer of an endpoint in a test: a body, or a body with its status. */
export type StubbedResponse = { readonly status: number; readonly json: unknown } | { readonly json: unknown }

/** A page of its own for somebody; without storage a visitor's. */
export async function openPageAs(browser: Browser, url: string, storage: Company['storage'] = {}): Promise<Page> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** Makes endpoints answer the responses of a test, and collects their requests. */
export async function stubEndpoints(
  page: Page,
  endpoints: Readonly<Record<string, StubbedResponse>>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const [endpoint, given] of Object.entries(endpoints)) {
    await page.route(`**/${endpoint}`, async (route: Route) => {
      const body: unknown = route.request().postDataJSON()
      asked.push({ endpoint, body })
      await route.fulfill({ status: 'status' in given ? given.status : 200, json: given.json })
    })
  }
  return asked
}

/** One request to an endpoint. */
export interface Asked {
  readonly endpoint: string
  readonly body: unknown
}

/** A refusal as every endpoint answers it. */
export function refusal(status: number, code: string, message: string): StubbedResponse {
  return { status, json: { error: { code, message } } }
}
