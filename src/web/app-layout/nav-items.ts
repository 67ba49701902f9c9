import { shellText } from './shell.text.ts'

/** One link of the workspace. */
export interface NavItem {
  readonly href: string
  readonly label: string
  /** Shown in the bar at the bottom of a phone, where four fit; a longer row scrolls. */
  readonly onPhone?: boolean
}

/** A group of links; a group without a title comes first. */
export interface NavGroup {
  readonly title: string | null
  readonly items: readonly NavItem[]
}

/** The vendor pages. */
const VENDOR_ITEMS: readonly NavItem[] = [
  { href: '/vendor/dashboard', label: shellText.vendorHome, onPhone: true },
  { href: '/vendor/bots', label: shellText.vendorBots },
  { href: '/vendor/payouts', label: shellText.vendorPayouts },
  { href: '/vendor/profile', label: shellText.vendorProfile },
]

/** Returns the links for the bottom of a phone: on a vendor page those of the vendor, elsewhere the marked ones. */
export function phoneItemsOf(groups: readonly NavGroup[], path: string): readonly NavItem[] {
  const isMaking = groups.some(({ items }) => items === VENDOR_ITEMS) && /^\/(?:vendor|developer|dev)\//.test(path)
  return isMaking ? VENDOR_ITEMS : groups.flatMap(({ items }) => items.filter((item) => item.onPhone))
}

/** Returns the links on the left of every page behind login. Add a page here when its route exists; only the demo has an outbox link. */
export const workspaceNav = ({
  hasOutbox,
  isVendor = false,
}: {
  hasOutbox: boolean
  isVendor?: boolean
}): readonly NavGroup[] => [
  {
    title: null,
    items: [
      { href: '/dashboard', label: 'Dashboard', onPhone: true },
      { href: '/my-bots', label: 'Mijn Bots', onPhone: true },
      { href: '/leads', label: 'Leads', onPhone: true },
      { href: '/gesprekken', label: 'Gesprekken', onPhone: true },
    ],
  },
  ...(isVendor ? [{ title: shellText.vendorMenu, items: VENDOR_ITEMS }] : []),
  {
    title: 'Account',
    items: [
      { href: '/account', label: 'Mijn account' },
      { href: '/billing', label: shellText.billing },
      { href: '/settings', label: 'Instellingen' },
      ...(hasOutbox ? [{ href: '/outbox', label: shellText.outbox }] : []),
    ],
  },
]

/** Returns the targets of the command palette; for administrators also their own pages. */
export const workspaceCommands = (
  site: { hasOutbox: boolean },
  adminPages: readonly NavItem[] = [],
): readonly { id: string; label: string }[] => [
  ...workspaceNav(site).flatMap((group) => group.items.map(({ href, label }) => ({ id: href, label }))),
  ...adminPages.map(({ href, label }) => ({ id: href, label })),
  { id: '/bots', label: shellText.discover },
  { id: '/pricing', label: shellText.plans },
  { id: '/enterprise', label: shellText.enterprise },
]
