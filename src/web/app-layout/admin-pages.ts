import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { roleQuery } from '#modules/identity/screens/account-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { shellText } from './shell.text.ts'

/** One administrator page. */
export interface AdminPage {
  readonly href: string
  readonly label: string
  /** Its section of the menu. */
  readonly part: 'bots' | 'people'
  /** Its name in the header, for the pages that are linked there (SHELL-04). */
  readonly header?: string
}

/** The pages of `/admin`, in the order of their menu. Add a page here; it shows once its route exists. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { href: '/admin/reviews', label: shellText.reviews, header: shellText.reviews, part: 'bots' },
  { href: '/admin/smoke-tests', label: shellText.healthTests, header: shellText.healthTests, part: 'bots' },
  { href: '/admin/monitor', label: shellText.monitor, header: shellText.monitor, part: 'bots' },
  { href: '/admin/reports', label: shellText.reports, part: 'bots' },
  { href: '/admin/vendors', label: shellText.vendors, part: 'people' },
  { href: '/admin/messages', label: shellText.messages, part: 'people' },
  { href: '/admin/early-access', label: shellText.waitingList, part: 'people' },
  { href: '/admin/audit', label: shellText.audit, part: 'people' },
]

/** The order of the header's links (SHELL-04). */
const HEADER_ORDER = ['/admin/smoke-tests', '/admin/monitor', '/admin/reviews']

/** Tells whether a path is in the administrators' part. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

/** Returns the existing administrator pages, for an administrator; other users get none. The server guards their content. */
export function useAdminPages(): readonly AdminPage[] {
  const router = useRouter()
  const { user } = useSession()
  const role = useQuery({ ...roleQuery(useApi(), user?.id ?? ''), enabled: user !== null })
  if (user === null || role.data !== 'admin') return []
  return ADMIN_PAGES.filter(({ href }) => Object.hasOwn(router.routesByPath, href))
}

/** Returns the header's links for administrators, of the existing pages. */
export function headerLinksOf(pages: readonly AdminPage[]): { href: string; label: string }[] {
  return HEADER_ORDER.flatMap((href) => {
    const header = pages.find((page) => page.href === href)?.header
    return header === undefined ? [] : [{ href, label: header }]
  })
}
