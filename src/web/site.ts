import type { ListedChannel } from '#modules/channels/contract.ts'

/** Facts about this installation that the pages print; passed from server to browser in the page itself. */
export interface Site {
  /** The name, description, tagline and author of the site, from the operator's settings (DATA-20, AMB-018). */
  name: string
  description: string
  tagline: string
  author: string
  publicUrl: string
  /** The public anonymous key; not a secret (AMB-170). */
  publicKey: string
  supportEmail: string
  /** The operator of this installation, whom every page must name (Dutch civil code, 3:15d); null until the page has its data. */
  operator: { name: string; address: string; kvkNumber: string; vatId: string } | null
  /** Networks with an address; the others are left out (AMB-013). */
  socials: { name: string; url: string }[]
  /** The channels that bots work in, with whether each answers customers here (AMB-057). */
  channels: ListedChannel[]
  /** The outbox page exists: in the demo, for a user at its machine. */
  hasOutbox: boolean
  /** The operator set a single sign-on service (OpenID Connect). */
  hasSso: boolean
  /** No money moves here: the sandbox simulates every payment. */
  arePaymentsSimulated: boolean
}

/** Returns the address of the demo's outbox, or null where that page does not exist. */
export function outboxPath(site: Site): string | null {
  return site.hasOutbox ? '/outbox' : null
}

/** The site before the browser has received it with the page. */
export const UNKNOWN_SITE: Readonly<Site> = {
  name: 'Syvo',
  description: '',
  tagline: '',
  author: '',
  publicUrl: '',
  publicKey: '',
  supportEmail: '',
  operator: null,
  socials: [],
  channels: [],
  hasOutbox: false,
  hasSso: false,
  arePaymentsSimulated: false,
}
