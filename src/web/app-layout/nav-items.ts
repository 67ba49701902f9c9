import { shellText } from './shell.text.ts'

/** One link of the workspace. */
export interface NavItem {
  readonly href: string
  readonly label: string
  /** Shown in the bar at the bottom of a phone; at most four. */
  readonly onPhone?: boolean
}

/** Links that stand together; a group without a title comes first. */
export interface NavGroup {
  readonly title: string | null
  readonly items: readonly NavItem[]
}

/** The links at the left of every page behind login. Add a page here when its route exists; the outbox has one in the demo alone. */
export const workspaceNav = ({ isDemo }: { isDemo: boolean }): readonly NavGroup[] => [
  {
    title: null,
    items: [
      { href: '/dashboard', label: 'Dashboard', onPhone: true },
      { href: '/my-bots', label: 'Mijn Bots', onPhone: true },
      { href: '/leads', label: 'Leads', onPhone: true },
      { href: '/gesprekken', label: 'Gesprekken', onPhone: true },
    ],
  },
  {
    title: 'Account',
    items: [
      { href: '/account', label: 'Mijn account' },
      { href: '/billing', label: shellText.billing },
      { href: '/settings', label: 'Instellingen' },
      ...(isDemo ? [{ href: '/outbox', label: shellText.outbox }] : []),
    ],
  },
]

/** Where the command palette can go. */
export const workspaceCommands = (site: { isDemo: boolean }): readonly { id: string; label: string }[] => [
  ...workspaceNav(site).flatMap((group) => group.items.map(({ href, label }) => ({ id: href, label }))),
  { id: '/bots', label: shellText.discover },
  { id: '/pricing', label: shellText.plans },
  { id: '/enterprise', label: shellText.enterprise },
]
