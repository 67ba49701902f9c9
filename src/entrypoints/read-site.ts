import { listedChannels } from '#modules/channels/public.ts'
import { hasOutbox, type Settings } from '#platform/config/settings.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import type { Site } from '#web/site.ts'
import { channelAvailability } from './channel-availability.ts'

/** Reads the facts that the pages print about this installation from its settings (DATA-20, AMB-018). */
export function readSite({ settings, keys }: { settings: Settings; keys: Pick<Keys, 'publicKey'> }): Site {
  const socials = [
    { name: 'LinkedIn', url: settings.SITE_SOCIAL_LINKEDIN },
    { name: 'X', url: settings.SITE_SOCIAL_X },
  ]
  return {
    name: settings.SITE_NAME,
    description: settings.SITE_DESCRIPTION,
    tagline: settings.SITE_TAGLINE,
    author: settings.SITE_AUTHOR,
    publicUrl: settings.PUBLIC_URL,
    publicKey: keys.publicKey,
    supportEmail: settings.SITE_SUPPORT_EMAIL,
    operator: {
      name: settings.COMPANY_NAME,
      address: settings.COMPANY_ADDRESS,
      kvkNumber: settings.COMPANY_KVK,
      vatId: settings.COMPANY_BTW_ID,
    },
    socials: socials.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    channels: listedChannels(channelAvailability()),
    hasOutbox: hasOutbox(settings),
    hasSso: settings.OIDC_ISSUER !== undefined,
    arePaymentsSimulated: settings.PAYMENTS === 'sandbox',
  }
}
