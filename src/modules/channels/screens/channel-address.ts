/** Names a configuration to widget and chat page; no secret (AMB-131). */
export interface ChannelAddress {
  readonly origin: string
  readonly botId: string
  readonly token: string
}

/** The line that a customer puts on its site (CONN-03). */
export function widgetSnippet(address: ChannelAddress): string {
  return `<script src="${widgetAddress(address)}" async></script>`
}

/** Where the widget's loader is served. */
export function widgetAddress({ origin, botId, token }: ChannelAddress): string {
  return `${origin}/functions/v1/widget?bot=${encodeURIComponent(botId)}&token=${encodeURIComponent(token)}`
}

/** Where the hosted chat page is served (CONN-03). */
export function chatPageAddress({ origin, botId, token }: ChannelAddress): string {
  return `${origin}/functions/v1/hosted-chat?bot=${encodeURIComponent(botId)}&token=${encodeURIComponent(token)}`
}
