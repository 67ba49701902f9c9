/** The external services that this installation is connected to; a channel that needs one answers customers only with it. */
export interface ChannelConnections {
  /** True when a WhatsApp connection is configured on the server. */
  readonly whatsapp: boolean
  /** True when bots answer the mail that is forwarded to them. */
  readonly mailRelay: boolean
}

/** A channel as a bot's page lists it (AMB-057). */
export interface ListedChannel {
  readonly channel: 'widget' | 'whatsapp' | 'mail-relay'
  /** True when the channel answers customers now. */
  readonly available: boolean
}

/** Returns the channels in the order of a bot's page, each with whether it answers customers (BOT-05, AMB-057). */
export function listedChannels(connections: ChannelConnections): ListedChannel[] {
  return [
    { channel: 'widget', available: true },
    { channel: 'whatsapp', available: connections.whatsapp },
    { channel: 'mail-relay', available: connections.mailRelay },
  ]
}
