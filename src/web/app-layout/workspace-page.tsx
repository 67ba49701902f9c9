import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router'
import { SkipLink } from '#ui/skip-link.tsx'
import { type NavItem, workspaceNav } from './nav-items.ts'
import { useHeaderSignOut } from './public-page.tsx'
import { shellText } from './shell.text.ts'
import { SiteHeader } from './site-header.tsx'
import { WorkspaceSkeleton } from './workspace-skeleton.tsx'

/** The frame of every page behind login: links at the left, on a phone at the bottom. `ready` is false until the guard has answered. */
export function WorkspacePage({ ready }: { ready: boolean }) {
  const path = useLocation({ select: (location) => location.pathname })
  const onSignOut = useHeaderSignOut()
  const groups = workspaceNav(useRouteContext({ from: '__root__' }).site)
  const phoneItems = groups.flatMap((group) => group.items.filter((item) => item.onPhone)).slice(0, 4)
  return (
    <div className="workspace-page">
      <SkipLink href="#inhoud">{shellText.toContent}</SkipLink>
      <SiteHeader path={path} onSignOut={onSignOut} />
      <div className="workspace">
        <aside>
          <nav aria-label={shellText.workspaceMenu}>
            {groups.map((group) => (
              <section key={group.title ?? ''}>
                {group.title && <h2>{group.title}</h2>}
                <ul>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <NavItemLink item={item} path={path} className="side-link" />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </aside>
        <main id="inhoud" tabIndex={-1}>
          {ready ? <Outlet /> : <WorkspaceSkeleton />}
        </main>
      </div>
      {phoneItems.length > 0 && (
        <nav className="bottom-bar" aria-label={shellText.mainMenu}>
          {phoneItems.map((item) => (
            <NavItemLink key={item.href} item={item} path={path} />
          ))}
        </nav>
      )}
    </div>
  )
}

function NavItemLink({ item, path, className }: { item: NavItem; path: string; className?: string }) {
  const isHere = path === item.href || path.startsWith(`${item.href}/`)
  return (
    <a className={className} href={item.href} aria-current={isHere ? 'page' : undefined}>
      {item.label}
    </a>
  )
}
