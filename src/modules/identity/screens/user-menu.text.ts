/** The texts of the account menu; every page loads them, so they are the only identity texts there. */
export const userMenuText = {
  accountMenu: 'Accountmenu van',
  dashboard: 'Dashboard',
  settings: 'Instellingen',
  signOut: 'Uitloggen',
} as const
