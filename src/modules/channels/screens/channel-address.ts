/** Identifies a configuration to widget and chat page; no secret (AMB-131). */
export interface ChannelAddress {
  readonly origin: string
  readonly botId: string
  readonly token: string
}

/** Returns the line that a customer puts on its site (CONN-03). */
export function widgetSnippet(address: ChannelAddress): string {
  return `<script src="${widgetAddress(address)}" async></script>`
}

/** Returns the address of the widget's loader. */
export function widgetAddress({ origin, botId, token }: ChannelAddress): string {
  return `${origin}/functions/v1/widget?bot=${encodeURIComponent(botId)}&token=${encodeURIComponent(token)}`
}

/** Returns the address of the hosted chat page (CONN-03). */
export function chatPageAddress({ origin, botId, token }: ChannelAddress): string {
  return `${origin}/functions/v1/hosted-chat?bot=${encodeURIComponent(botId)}&token=${encodeURIComponent(token)}`
}
