import { PauseSwitch } from '#modules/publishing/screens/pause-switch.tsx'
import { PausedBots } from '#modules/publishing/screens/paused-bots.tsx'
import { MonitorScreen } from '#modules/runtime/screens/monitor-screen.tsx'

/** The monitor with what a module above the runtime adds: the switch that stops a bot, and the bots that stand still. */
export function MonitorPage({ openId }: { openId: string | null }) {
  return <MonitorScreen openId={openId} pauseSwitch={(bot) => <PauseSwitch bot={bot} />} pausedBots={<PausedBots />} />
}
