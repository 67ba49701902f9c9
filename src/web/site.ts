import type { ListedChannel } from '#modules/channels/contract.ts'

/** Facts about this installation that the pages print; handed from server to browser in the page itself. */
export interface Site {
  publicUrl: string
  /** The public anonymous key; no secret (AMB-170). */
  publicKey: string
  supportEmail: string
  /** Networks with an address; the others are left out (AMB-013). */
  socials: { name: string; url: string }[]
  /** The channels that bots work in, with whether each answers customers here (AMB-057). */
  channels: ListedChannel[]
  /** The page with every mail exists: in the demo, for who sits at its machine. */
  hasOutbox: boolean
  /** The operator set a sign-in service of his own (OpenID Connect). */
  hasSso: boolean
  /** No money moves here: the sandbox plays every payment. */
  arePaymentsSimulated: boolean
}

/** Where every mail of the demo is read, or null where that page does not exist. */
export function outboxPath(site: Site): string | null {
  return site.hasOutbox ? '/outbox' : null
}

/** The site before the page has told the browser about it. */
export const UNKNOWN_SITE: Readonly<Site> = {
  publicUrl: '',
  publicKey: '',
  supportEmail: '',
  socials: [],
  channels: [],
  hasOutbox: false,
  hasSso: false,
  arePaymentsSimulated: false,
}
