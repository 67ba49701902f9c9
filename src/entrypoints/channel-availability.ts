import type { ChannelConnections } from '#modules/channels/public.ts'

/** Returns the connected channels outside the product: none yet. A channel that an operator can connect is declared here (AMB-057). */
export function channelAvailability(): ChannelConnections {
  return { whatsapp: false, mailRelay: false }
}
