import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiContext } from '#platform/browser/api-context.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { formatDate } from '#ui/format/date.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'
import { AuthScreen, type AuthTab } from './auth-screen.tsx'

const api = createApiClient({
  send: () => Promise.reject(new Error('unused')),
  token: () => null,
  publicKey: () => null,
})

function render(tab: AuthTab, sso: (() => Promise<void>) | null = null): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <AuthScreen
          tab={tab}
          onTab={() => {}}
          onSession={() => {}}
          endPreviousSessions={() => Promise.resolve()}
          siteUrl="http://localhost:3000/"
          deviceSecret={() => undefined}
          signInOptions={{
            deviceToken: () => undefined,
            forgot: '/auth/wachtwoord-vergeten',
            code: '/auth/code',
            outbox: null,
            sso,
          }}
        />
      </ApiContext>
    </QueryClientProvider>,
  )
}

/** Returns the text inputs of a screen, as their tags in the page. */
const inputs = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('type="checkbox"'))

it('[AUTH-01] the login tab asks for address and password, the signup tab also for a name, all required', () => {
  const names = (tab: AuthTab) =>
    inputs(render(tab)).map((tag) => [/name="(\w+)"/.exec(tag)?.[1], tag.includes('aria-required="true"')])
  expect(names('login')).toEqual([
    ['email', true],
    ['password', true],
  ])
  expect(names('signup')).toEqual([
    ['name', true],
    ['email', true],
    ['password', true],
  ])
  for (const tab of ['login', 'signup'] as const) {
    const html = render(tab)
    expect(html.match(/role="tab"[^>]*>/g)).toHaveLength(2)
    expect(html).toMatch(/<form[^>]*novalidate/i)
  }
})

it('[AUTH-03] the signup password has a minimum length attribute of 10, the login password none', () => {
  const password = (tab: AuthTab) => inputs(render(tab)).find((tag) => tag.includes('name="password"'))
  expect(password('signup')?.toLowerCase()).toContain('minlength="10"')
  expect(password('login')?.toLowerCase()).not.toContain('minlength')
})

it('the signup tab asks to accept terms and privacy, which open beside it in the current version', () => {
  const html = render('signup')
  expect(html).toMatch(
    /<input(?=[^>]*type="checkbox")(?=[^>]*name="acceptsTerms")(?=[^>]*required)(?![^>]*checked)[^>]*>/,
  )
  for (const path of ['/voorwaarden', '/privacy'])
    expect(html).toContain(`<a href="${path}" target="_blank" rel="noopener">`)
  expect(html).toContain(`Versie van ${formatDate(TERMS_VERSION)}.`)
  expect(render('login')).not.toContain('acceptsTerms')
})

it('the screen helps a password manager, and offers the other ways to sign in', () => {
  expect(render('login')).toContain('autoComplete="username"')
  expect(render('login')).toContain('autoComplete="current-password"')
  expect(render('signup')).toContain('autoComplete="new-password"')
  expect(render('login')).toContain('href="/auth/wachtwoord-vergeten"')
  expect(render('login')).not.toContain('Inloggen via je organisatie')
  expect(render('login', () => Promise.resolve())).toContain('Inloggen via je organisatie')
})
