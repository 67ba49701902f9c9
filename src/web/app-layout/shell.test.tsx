import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Role } from '#modules/identity/contract.ts'
import { ApiContext } from '#platform/browser/api-context.ts'
import { NavigationContext } from '#platform/browser/navigation-context.ts'
import { SESSION_LOADING, SessionContext, type SessionState } from '#platform/browser/session-context.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { createQueryClient } from '../query-client.ts'
import { type Site, UNKNOWN_SITE } from '../site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const SIGNED_OUT: SessionState = { status: 'signed-out', user: null }
const SIGNED_IN: SessionState = {
  status: 'signed-in',
  user: { id: 'u1', email: 'noor.de.wit@bedrijf.example', displayName: 'Noor' },
}

type Shown = { site?: Partial<Site>; role?: Role; routes?: readonly string[] }

/** Renders a part of the shell and returns its html, with the text and target of its links. */
async function shown(part: React.ReactNode, state: SessionState, { site, role, routes = [] }: Shown = {}) {
  const root = createRootRoute({ beforeLoad: () => ({ site: { ...UNKNOWN_SITE, ...site } }) })
  const pages = ['/contact', ...routes].map((path) => createRoute({ getParentRoute: () => root, path }))
  const api = createApiClient({
    send: () => Promise.reject(new Error('no backend')),
    token: () => null,
    publicKey: () => null,
  })
  const cache = createQueryClient()
  if (role) cache.setQueryData(['role', 'u1'], role)
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/contact'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>
        <ApiContext value={api}>
          <NavigationContext value={() => {}}>
            <SessionContext value={state}>{part}</SessionContext>
          </NavigationContext>
        </ApiContext>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    text: inner.replace(/<[^>]+>/g, ''),
  }))
  return { html, links }
}

const header = (state: SessionState, more: Shown = {}) =>
  shown(<SiteHeader path="/contact" onSignOut={() => {}} />, state, more)
const footer = (site: Partial<Site> = {}) => shown(<SiteFooter />, SIGNED_OUT, { site })

describe('the header', () => {
  it('[SHELL-01] has the logo, the three links and the account menu, and My Bots only when signed in', async () => {
    const [out, inside] = [await header(SIGNED_OUT), await header(SIGNED_IN)]
    for (const { links, html } of [out, inside]) {
      expect(links[0]).toEqual({ href: '/', text: 'Syvo' })
      expect(html).toContain('Syvo, naar de startpagina')
      for (const link of [
        { href: '/bots', text: 'Ontdek bots' },
        { href: '/enterprise', text: 'Enterprise' },
        { href: '/upgrade', text: 'Upgrade' },
      ])
        expect(links).toContainEqual(link)
    }
    expect(inside.links).toContainEqual({ href: '/my-bots', text: 'Mijn Bots' })
    expect(out.html).not.toContain('Mijn Bots')
    expect(inside.html).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*aria-label="Accountmenu van noor.de.wit"/)
    expect(out.html).not.toContain('aria-haspopup="menu"')
  })

  it('[SHELL-02] offers signing in and signing up only to a visitor without session', async () => {
    const [out, inside] = [await header(SIGNED_OUT), await header(SIGNED_IN)]
    expect(out.links).toContainEqual({ href: '/auth', text: 'Inloggen' })
    expect(out.links).toContainEqual({ href: '/signup?tab=signup&redirect=%2Fwelcome', text: 'Registreren' })
    expect(inside.html).not.toMatch(/Inloggen|Registreren/)
  })

  it('[SHELL-04] links to the smoke tests, the monitor and the reviews only for administrators', async () => {
    const routes = ['/admin/reviews', '/admin/smoke-tests', '/admin/monitor']
    const admin = await header(SIGNED_IN, { role: 'admin', routes })
    for (const link of [
      { href: '/admin/smoke-tests', text: 'Gezondheidstests' },
      { href: '/admin/monitor', text: 'Monitor' },
      { href: '/admin/reviews', text: 'Reviews' },
    ])
      expect(admin.links).toContainEqual(link)
    const others = [
      header(SIGNED_OUT, { role: 'admin', routes }),
      header(SESSION_LOADING, { role: 'admin', routes }),
      header(SIGNED_IN, { role: 'vendor', routes }),
      header(SIGNED_IN, { role: 'buyer', routes }),
      header(SIGNED_IN, { routes }),
    ]
    for (const { html } of await Promise.all(others)) expect(html).not.toContain('/admin/')
  })

  it('links to no administrator page that does not exist', async () => {
    const { links } = await header(SIGNED_IN, { role: 'admin', routes: ['/admin/reviews'] })
    expect(links.map(({ href }) => href).filter((href) => href.startsWith('/admin'))).toEqual([
      '/admin/reviews',
      '/admin/reviews',
    ])
  })

  it('shows both forms until the session is known, marked so that the style sheet picks one', async () => {
    const { html } = await header(SESSION_LOADING)
    expect(html).toMatch(/class="when-in"/)
    expect(html).toMatch(/class="when-out header-pair"/)
  })
})

describe('the footer', () => {
  it('[SHELL-05] has the four columns and the year 2024, whatever the clock says', async () => {
    const { html } = await footer()
    expect([...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Platform',
      'Juridisch',
      'Bedrijf',
      'Volg ons',
    ])
    expect(html).toContain('© 2024 Syvo')
  })

  it('says who runs the installation', async () => {
    const operator = {
      name: 'Noor BV',
      address: 'Kade 1, 1234 AB Delft',
      kvkNumber: '12345678',
      vatId: 'NL123456789B01',
    }
    expect((await footer({ operator })).html).toContain(
      'Syvo wordt aangeboden door Noor BV, Kade 1, 1234 AB Delft. KvK 12345678, btw-id NL123456789B01.',
    )
  })

  it('shows the networks of the installation, and none without an address (AMB-013)', async () => {
    const linkedIn = { name: 'LinkedIn', url: 'https://social.example/syvo' }
    expect((await footer({ socials: [linkedIn] })).links).toContainEqual({ href: linkedIn.url, text: 'LinkedIn' })
    const none = await footer()
    expect(none.links.filter(({ href }) => href.startsWith('http'))).toEqual([])
    expect(none.html).toContain('Nog geen kanalen')
  })
})
