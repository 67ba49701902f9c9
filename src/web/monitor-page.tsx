import { PauseSwitch } from '#modules/moderation/screens/pause/pause-switch.tsx'
import { PausedBots } from '#modules/moderation/screens/pause/paused-bots.tsx'
import { MonitorScreen } from '#modules/runtime/screens/monitor-screen.tsx'

/** The monitor with the parts of a module above the runtime: the switch that pauses a bot, and the paused bots. */
export function MonitorPage({ openId }: { openId: string | null }) {
  return <MonitorScreen openId={openId} pauseSwitch={(bot) => <PauseSwitch bot={bot} />} pausedBots={<PausedBots />} />
}
