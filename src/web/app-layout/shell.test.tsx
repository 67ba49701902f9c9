import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NavigationContext } from '#platform/browser/navigation-context.ts'
import { SESSION_LOADING, SessionContext, type SessionState } from '#platform/browser/session-context.ts'
import { type Site, UNKNOWN_SITE } from '../site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const SIGNED_OUT: SessionState = { status: 'signed-out', user: null }
const SIGNED_IN: SessionState = {
  status: 'signed-in',
  user: { id: 'u1', email: 'noor.de.wit@bedrijf.example', displayName: 'Noor' },
}

/** The shell's part as the page holds it, with the links that it has: their text and target. */
async function shown(part: React.ReactNode, state: SessionState, site: Partial<Site> = {}) {
  const root = createRootRoute({ beforeLoad: () => ({ site: { ...UNKNOWN_SITE, ...site } }) })
  const page = createRoute({ getParentRoute: () => root, path: '/contact' })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/contact'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <NavigationContext value={() => {}}>
        <SessionContext value={state}>{part}</SessionContext>
      </NavigationContext>
    </RouterContextProvider>,
  )
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    text: inner.replace(/<[^>]+>/g, ''),
  }))
  return { html, links }
}

const header = (state: SessionState) => shown(<SiteHeader path="/contact" onSignOut={() => {}} />, state)
const footer = (site: Partial<Site> = {}) => shown(<SiteFooter />, SIGNED_OUT, site)

describe('the header', () => {
  it('[SHELL-01] holds the logo, the three links and the account menu, and the own bots only while somebody is signed in', async () => {
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

  it('[SHELL-02] offers signing in and signing up to who is signed out, and not to who is signed in', async () => {
    const [out, inside] = [await header(SIGNED_OUT), await header(SIGNED_IN)]
    expect(out.links).toContainEqual({ href: '/auth', text: 'Inloggen' })
    expect(out.links).toContainEqual({ href: '/signup?tab=signup', text: 'Registreren' })
    expect(inside.html).not.toMatch(/Inloggen|Registreren/)
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

  it('shows the networks of the installation, and none without an address (AMB-013)', async () => {
    const linkedIn = { name: 'LinkedIn', url: 'https://social.example/syvo' }
    expect((await footer({ socials: [linkedIn] })).links).toContainEqual({ href: linkedIn.url, text: 'LinkedIn' })
    const none = await footer()
    expect(none.links.filter(({ href }) => href.startsWith('http'))).toEqual([])
    expect(none.html).toContain('Nog geen kanalen')
  })
})
