import { expect, it } from 'vitest'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { signInDemo } from '../support/company-fixture.ts'

const browserFixture = openBrowserFixture()

it('[ROUTE-29] /admin/reviews, smoke-tests and monitor render and read nothing until the role is known', async () => {
  for (const path of ['/admin/reviews', '/admin/smoke-tests', '/admin/monitor']) {
    const page = await browserFixture.enter((await signInDemo(browserFixture.url, 'beheer')).storage)
    const role = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route('**/rest/v1/user_roles*', async (route) => {
      asked.resolve()
      await role.promise
      await route.continue()
    })
    const reads: string[] = []
    page.on('request', (request) => void reads.push(new URL(request.url()).pathname))
    await page.goto(browserFixture.url + path)
    await asked.promise
    expect(await page.locator('h1').count(), path).toBe(0)
    expect(reads.filter((read) => /^\/(?:rest|functions)\/v1/.test(read) && !/user_roles/.test(read))).toEqual([])
    role.resolve()
    await page.locator('main h1').waitFor()
  }
})
