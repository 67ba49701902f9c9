import { IDENTITY_CAPABILITIES } from '#modules/identity/contract/capabilities.ts'
import { LEAD_CAPABILITIES } from '#modules/leads/contract/capabilities.ts'
import type { Capabilities, Capability } from '#modules/plans/contract.ts'
import { PUBLISHING_CAPABILITIES } from '#modules/publishing/contract/capabilities.ts'
import type { Site } from './site.ts'

/** What the modules declare that they can do; the one registry from which every 'binnenkort' of the plans follows (AMB-190). */
const DECLARED: readonly Capability[] = [...IDENTITY_CAPABILITIES, ...LEAD_CAPABILITIES, ...PUBLISHING_CAPABILITIES]

/** What runs on this installation: what the modules declare, and the channels that are connected. */
export function runningCapabilities({ channels }: Pick<Site, 'channels'>): Capabilities {
  const hasWhatsApp = channels.some(({ channel, available }) => channel === 'whatsapp' && available)
  return new Set(hasWhatsApp ? [...DECLARED, 'whatsapp'] : DECLARED)
}
