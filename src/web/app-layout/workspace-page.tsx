import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { isAdminPath, useAdminPages } from './admin-pages.ts'
import { type NavGroup, type NavItem, phoneItemsOf, workspaceNav } from './nav-items.ts'
import { useHeaderSignOut } from './public-page.tsx'
import { shellText } from './shell.text.ts'
import { SimulatedPayments } from './simulated-payments.tsx'
import { SiteHeader } from './site-header.tsx'
import { adminNavOf, useIsVendor } from './workspace-menu.ts'
import { WorkspaceSkeleton } from './workspace-skeleton.tsx'

const ExampleData = lazy(async () => ({ default: (await import('../slots/example-data.tsx')).ExampleData }))
const ReportCount = lazy(async () => ({ default: (await import('../slots/report-count.tsx')).ReportCount }))
const ReviewCount = lazy(async () => ({ default: (await import('../slots/review-count.tsx')).ReviewCount }))

/** The frame of every page behind login: links on the left, on a phone at the bottom. `ready` is false until the guard has answered. */
export function WorkspacePage({ ready }: { ready: boolean }) {
  const path = useLocation({ select: (location) => location.pathname })
  const onSignOut = useHeaderSignOut()
  // Only the demo has example data, for a user at its machine: as its outbox.
  const { site } = useRouteContext({ from: '__root__' })
  const groups = useNav(path)
  const phoneItems = phoneItemsOf(groups, path)
  const bar = useCurrentInView(path, phoneItems.length)
  return (
    <div className="workspace-page">
      <SkipLink href="#inhoud">{shellText.toContent}</SkipLink>
      <SiteHeader path={path} onSignOut={onSignOut} />
      <div className="workspace">
        <aside>
          <nav aria-label={shellText.workspaceMenu}>
            {groups.map((group) => (
              <div key={group.title ?? ''}>
                {/* No heading: the page's own headings come after it, and begin with its title. */}
                {group.title && <p aria-hidden="true">{group.title}</p>}
                <ul aria-label={group.title ?? undefined}>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <NavItemLink item={item} path={path} className="side-link" />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </aside>
        <main id="inhoud" tabIndex={-1}>
          <SimulatedPayments />
          {ready && site.hasOutbox && (
            <Suspense>
              <ExampleData />
            </Suspense>
          )}
          {ready ? <Outlet /> : <WorkspaceSkeleton />}
        </main>
      </div>
      {phoneItems.length > 0 && (
        <nav
          ref={bar}
          className="bottom-bar"
          data-scrolls={phoneItems.length > PHONE_ITEMS || undefined}
          aria-label={shellText.workspaceMenu}
        >
          {phoneItems.map((item) => (
            <NavItemLink key={item.href} item={item} path={path} />
          ))}
        </nav>
      )}
    </div>
  )
}

/** How many links fit at the bottom of the smallest phone; a longer row scrolls. */
const PHONE_ITEMS = 4

/** Scrolls the link of this page into view in a row that scrolls. */
function useCurrentInView(path: string, count: number) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = bar.current
    const here = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && here && count > PHONE_ITEMS) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [path, count])
  return bar
}

/** Returns the links on the left: those of the workspace, or in the administrators' part theirs. */
function useNav(path: string): readonly NavGroup[] {
  const { site } = useRouteContext({ from: '__root__' })
  const adminPages = useAdminPages()
  const isVendor = useIsVendor()
  return isAdminPath(path) && adminPages.length > 0 ? adminNavOf(adminPages) : workspaceNav({ ...site, isVendor })
}

function NavItemLink({ item, path, className }: { item: NavItem; path: string; className?: string }) {
  const isHere = path === item.href || path.startsWith(`${item.href}/`)
  return (
    <a className={className} href={item.href} aria-current={isHere ? 'page' : undefined}>
      {item.label}
      {className && (
        <Suspense>
          {item.href === '/admin/reviews' && <ReviewCount />}
          {item.href === '/admin/reports' && <ReportCount />}
        </Suspense>
      )}
    </a>
  )
}
