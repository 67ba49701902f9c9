import { AUTHORING_CAPABILITIES } from '#modules/authoring/contract/capabilities.ts'
import { IDENTITY_CAPABILITIES } from '#modules/identity/contract/capabilities.ts'
import { LEAD_CAPABILITIES } from '#modules/leads/contract/capabilities.ts'
import type { Capabilities, Capability } from '#modules/plans/contract.ts'
import type { Site } from './site.ts'

/** The capabilities that the modules declare; the one registry from which every 'binnenkort' of the plans follows (AMB-190). */
const DECLARED: readonly Capability[] = [...IDENTITY_CAPABILITIES, ...LEAD_CAPABILITIES, ...AUTHORING_CAPABILITIES]

/** Returns the capabilities of this installation: those that the modules declare, and the connected channels. */
export function runningCapabilities({ channels }: Pick<Site, 'channels'>): Capabilities {
  const hasWhatsApp = channels.some(({ channel, available }) => channel === 'whatsapp' && available)
  return new Set(hasWhatsApp ? [...DECLARED, 'whatsapp'] : DECLARED)
}
