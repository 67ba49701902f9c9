import type { AppModule } from '#platform/module/app-module.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { channelRoutes } from './routes.ts'

/** Creates channels. */
export function channelsModule(deps: ChannelDeps): AppModule {
  return { routes: channelRoutes(deps) }
}
