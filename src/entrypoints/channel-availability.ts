import type { ChannelConnections } from '#modules/channels/public.ts'

/** What is connected beside the product itself: nothing yet. A channel that an operator can connect is told here (AMB-057). */
export function channelAvailability(): ChannelConnections {
  return { whatsapp: false, mailRelay: false }
}
