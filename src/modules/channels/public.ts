export type { ChannelDeps, WidgetFiles } from './channel-deps.ts'
export { type Connections, listedChannels } from './domain/channel-registry.ts'
export { readChatSession } from './hosted-chat/chat-session.ts'
export { readWidgetFiles, serveChatAsset } from './widget/serve-widget.ts'
