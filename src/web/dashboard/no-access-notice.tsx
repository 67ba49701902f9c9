import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useTrial } from '../bot-access.ts'
import { dashboardText as text } from './dashboard.text.ts'

/**
 * Says that the caller may not use the bot that was asked for, with a link to it (AMB-118); whoever never had it starts the free trial
 * right here, because that is where signing up from 'Gebruik Bot Nu' ends (AMB-038, AMB-074).
 */
export function NoAccessNotice({ botId, hadAccess }: { botId: string; hadAccess: boolean }) {
  const trial = useTrial(botId, () => undefined)
  return (
    <Notice
      tone="attention"
      title={text.noAccess}
      action={
        <span className="dashboard-no-access">
          {!hadAccess && (
            <Button size="small" pending={trial.pending} onClick={trial.start}>
              {text.startTrial}
            </Button>
          )}
          <a href={`/bot/${botId}`}>{text.toBot}</a>
        </span>
      }
    >
      {trial.failure ?? (hadAccess ? text.accessEnded : text.trialOffer)}
    </Notice>
  )
}
