/** What this installation has connected beside itself; a channel that needs it answers customers only with it. */
export interface ChannelConnections {
  /** A WhatsApp connection is configured on the server. */
  readonly whatsapp: boolean
  /** Bots answer the mail that is forwarded to them. */
  readonly mailRelay: boolean
}

/** A channel as a bot's page names it (AMB-057). */
export interface ListedChannel {
  readonly channel: 'widget' | 'whatsapp' | 'mail-relay'
  /** Whether it answers customers now. */
  readonly available: boolean
}

/** The channels in the order in which a bot's page lists them, each with whether it answers customers (BOT-05, AMB-057). */
export function listedChannels(connections: ChannelConnections): ListedChannel[] {
  return [
    { channel: 'widget', available: true },
    { channel: 'whatsapp', available: connections.whatsapp },
    { channel: 'mail-relay', available: connections.mailRelay },
  ]
}
