import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { canActivateBot } from '#modules/activation/contract.ts'
import { botOrderPath } from '#modules/billing/screens/navigate-away.ts'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { usePlan } from '#modules/plans/screens/use-feature.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { botAccessText } from '../bot-access.text.ts'
import { useTrial } from '../bot-access.ts'
import { switchOnInPlan, trialUsedQuery } from '../bot-access-calls.ts'
import { dashboardText as text } from './dashboard.text.ts'

/**
 * Shown where the run dialog cannot open, with a link to the bot (AMB-118). An account that never had the bot can start the free trial here, because
 * signing up from 'Gebruik Bot Nu' ends here (AMB-038, AMB-074); for a new user that is an offer, not a refusal.
 */
export function NoAccessNotice({ botId }: { botId: string }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const bot = useQuery(botDetailQuery(api, botId, userId || null))
  const hasPaidPlan = usePlan()?.is_paid === true
  const room = useQuery({
    queryKey: ['may-activate', userId, botId],
    queryFn: () => api.call(canActivateBot, { body: { bot_id_param: botId } }),
    enabled: hasPaidPlan,
  })
  const hadAccess = useQuery(trialUsedQuery(api, { userId, botId }))
  const trial = useTrial(botId, () => undefined)
  // Without its name there is nothing to say yet; a failed query still leaves the link to the bot.
  if (bot.isPending || hadAccess.isPending || (hasPaidPlan && room.isPending)) return null
  if (bot.data === null)
    return (
      <Notice tone="attention" title={text.noBot} action={<a href="/marketplace">{text.discover}</a>}>
        {text.noBotNote}
      </Notice>
    )
  const props = { name: bot.data?.title ?? text.thisBot, botId, pending: trial.pending, failure: trial.failure }
  if (bot.data?.pricing_model === 'purchase') return <OnlySold name={bot.data.title} botId={botId} />
  if (hasPaidPlan && room.data?.allowed) return <FreePlanSlot botId={botId} name={props.name} room={room.data} />
  return hadAccess.data ? <AccessEnded {...props} /> : <TrialOffer {...props} onStart={trial.start} />
}

type FreePlanSlotProps = { botId: string; name: string; room: { active_count: number; limit_value: number | null } }

/** The account's paid plan has room for the bot: it is switched on there (AMB-198). */
function FreePlanSlot({ botId, name, room }: FreePlanSlotProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const turnOn = useMutation({
    mutationFn: () => switchOnInPlan(api, queryClient, { userId, bot: { id: botId, title: name } }),
  })
  const hasFailed = turnOn.data === false
  return (
    <Notice
      tone={hasFailed ? 'attention' : 'info'}
      live
      title={text.slotsOnPlan(name)}
      action={
        <span className="dashboard-no-access">
          <Button size="small" pending={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {text.turnOnInPlan}
          </Button>
          <a href={`/bot/${botId}`}>{text.toBot(name)}</a>
        </span>
      }
    >
      {hasFailed ? text.turnOnFailed : botAccessText.slotsLeft(room.active_count, room.limit_value)}
    </Notice>
  )
}

type OfferProps = { name: string; botId: string; pending: boolean; failure: string | null; onStart: () => void }

/** Names the bot and offers its free trial; the error of the last attempt replaces the terms. */
export function TrialOffer({ name, botId, pending, failure, onStart }: OfferProps) {
  return (
    <Notice
      tone={failure ? 'attention' : 'info'}
      live
      title={text.tryBot(name)}
      action={
        <span className="dashboard-no-access">
          <Button size="small" pending={pending} onClick={onStart}>
            {text.startTrial}
          </Button>
          <a href={`/bot/${botId}`}>{text.toBot(name)}</a>
        </span>
      }
    >
      {failure ?? text.trialOffer}
    </Notice>
  )
}

/** Shows a bot that is on no plan and cannot be tried. */
export function OnlySold({ name, botId }: { name: string; botId: string }) {
  return (
    <Notice
      tone="info"
      title={text.onlySold(name)}
      action={
        <span className="dashboard-no-access">
          <ButtonLink size="small" href={botOrderPath(botId, 'purchase')}>
            {text.buy}
          </ButtonLink>
          <a href={`/bot/${botId}`}>{text.toBot(name)}</a>
        </span>
      }
    >
      {text.onlySoldText}
    </Notice>
  )
}

function AccessEnded({ name, botId }: { name: string; botId: string }) {
  return (
    <Notice
      tone="attention"
      title={text.noAccess(name)}
      action={
        <span className="dashboard-no-access">
          <ButtonLink size="small" href={botOrderPath(botId, 'rental')}>
            {text.rentOn}
          </ButtonLink>
          <a href={`/bot/${botId}`}>{text.toBot(name)}</a>
        </span>
      }
    >
      {text.accessEnded}
    </Notice>
  )
}
