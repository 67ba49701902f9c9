/** What the account menu says; every page carries it, and no more of identity's words than these. */
export const userMenuText = {
  accountMenu: 'Accountmenu van',
  dashboard: 'Dashboard',
  settings: 'Instellingen',
  signOut: 'Uitloggen',
} as const
