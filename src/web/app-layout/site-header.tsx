import { useLocation, useRouteContext } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { UserMenu } from '#modules/identity/screens/user-menu.tsx'
import { useSession } from '#platform/browser/session-context.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { type EntryPaths, entryPaths } from '../session/login-path.ts'
import { type AdminPage, headerLinksOf, isAdminPath, useAdminPages } from './admin-pages.ts'
import { CommandPaletteButton } from './command-palette-button.tsx'
import { shellText } from './shell.text.ts'

const LINKS = [
  { href: '/bots', label: shellText.discover },
  { href: '/enterprise', label: shellText.enterprise },
  { href: '/upgrade', label: shellText.upgrade },
] as const

/**
 * The header of every page (SHELL-01 to SHELL-04). Until the session is known both its forms are in the page and the marker that the head script has
 * read decides which one shows, so that nothing jumps.
 */
export function SiteHeader({ path, onSignOut }: { path: string; onSignOut: () => void }) {
  const session = useSession()
  const showIn = session.status !== 'signed-out'
  const showOut = session.status !== 'signed-in'
  const search = useLocation({ select: (location) => location.searchStr })
  const entry = entryPaths(path, search)
  const adminPages = useAdminPages()
  return (
    <header className="site-header" data-long={adminPages.length > 0 || undefined}>
      <div className="container">
        <a className="brand" href="/" aria-label={shellText.home}>
          <BrandMark />
          Syvo
        </a>
        <nav aria-label={shellText.mainMenu}>
          <ul>
            {LINKS.map((link) => (
              <li key={link.href}>
                <NavLink {...link} path={path} />
              </li>
            ))}
            {showIn && (
              <li className="when-in">
                <NavLink href="/my-bots" label={shellText.myBots} path={path} />
              </li>
            )}
            {headerLinksOf(adminPages).map((link) => (
              <li key={link.href} className="when-in">
                <NavLink {...link} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-end">
          {showOut && (
            <div className="when-out header-pair">
              <a className="nav-link" href={entry.signIn}>
                {shellText.signIn}
              </a>
              <a className={buttonClass({ size: 'small' }, 'header-button')} href={entry.signUp}>
                {shellText.signUp}
              </a>
            </div>
          )}
          {showIn && (
            <div className="when-in header-pair">
              <CommandPaletteButton />
              {session.user ? (
                <UserMenu user={session.user} onSignOut={onSignOut} />
              ) : (
                <span className="avatar" aria-hidden="true" />
              )}
            </div>
          )}
        </div>
        <PhoneMenu
          path={path}
          onSignOut={onSignOut}
          showIn={showIn}
          entry={showOut ? entry : null}
          adminPages={adminPages}
        />
      </div>
    </header>
  )
}

function NavLink({ href, label, path }: { href: string; label: string; path: string }) {
  const isHere = path === href || (href === '/bots' && path === '/marketplace') || isWithinAdminPage(path, href)
  return (
    <a className="nav-link" href={href} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}

/** Tells whether a page below an administrator page belongs to it. */
function isWithinAdminPage(path: string, href: string): boolean {
  return isAdminPath(href) && path.startsWith(`${href}/`)
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget
  if (event.key !== 'Escape' || !menu.open) return
  event.preventDefault()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

type PhoneMenuProps = {
  path: string
  onSignOut: () => void
  showIn: boolean
  entry: EntryPaths | null
  adminPages: readonly AdminPage[]
}

/** The same links on a phone. The `key` closes it after each navigation; Escape closes it and returns the focus to its button. */
function PhoneMenu({ path, onSignOut, showIn, entry, adminPages }: PhoneMenuProps) {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key bubbles up from the links inside
    <details className="site-menu" key={path} onKeyDown={closeOnEscape}>
      <summary>{shellText.menu}</summary>
      <ul>
        {LINKS.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {entry && (
          <>
            <li className="when-out">
              <a href={entry.signIn}>{shellText.signIn}</a>
            </li>
            <li className="when-out">
              <a href={entry.signUp}>{shellText.signUp}</a>
            </li>
          </>
        )}
        {showIn && (
          <>
            <li className="when-in">
              <a href="/my-bots">{shellText.myBots}</a>
            </li>
            <li className="when-in">
              <a href="/dashboard">{shellText.dashboard}</a>
            </li>
            <li className="when-in">
              <a href="/account">{shellText.account}</a>
            </li>
            <li className="when-in">
              <a href="/billing">{shellText.billing}</a>
            </li>
            <li className="when-in">
              <a href="/settings">{shellText.settings}</a>
            </li>
            {site.hasOutbox && (
              <li className="when-in">
                <a href="/outbox">{shellText.outbox}</a>
              </li>
            )}
            {/* The others are one step further, in the menu of these. */}
            {adminPages
              .filter(({ header }) => header !== undefined)
              .map(({ href, label }) => (
                <li key={href} className="when-in">
                  <a href={href}>{label}</a>
                </li>
              ))}
            <li className="when-in">
              <button type="button" onClick={onSignOut}>
                {shellText.signOut}
              </button>
            </li>
          </>
        )}
      </ul>
    </details>
  )
}
