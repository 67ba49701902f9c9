import { useQuery } from '@tanstack/react-query'
import { roleQuery } from '#modules/identity/screens/account-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import type { AdminPage } from './admin-pages.ts'
import type { NavGroup } from './nav-items.ts'
import { shellText } from './shell.text.ts'

/** Tells whether the signed-in account is a vendor; an administrator counts as one (AMB-007). */
export function useIsVendor(): boolean {
  const { user } = useSession()
  const role = useQuery({ ...roleQuery(useApi(), user?.id ?? ''), enabled: user !== null })
  return user !== null && role.data !== undefined && role.data !== 'buyer'
}

/** Returns the administrator pages in the sections of their menu; a section without pages is left out. */
export function adminNavOf(pages: readonly AdminPage[]): readonly NavGroup[] {
  const part = (title: string, name: AdminPage['part']): NavGroup => ({
    title,
    items: pages.flatMap((page) => (page.part === name ? [{ href: page.href, label: page.label, onPhone: true }] : [])),
  })
  return [part(shellText.adminMenu, 'bots'), part(shellText.adminPeople, 'people')].filter(
    ({ items }) => items.length > 0,
  )
}
