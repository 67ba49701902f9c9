import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { activateBot, startTrial, type UserBot } from '../contract.ts'
import { canActivateQuery, messageOr, userBotsQuery } from './activation-client.ts'
import { configureText as text } from './configure.text.ts'
import { configurePath } from './configure-step.ts'

/** The texts for a bot with knowledge, for one that is still reading, and for one without knowledge. */
export interface ReadinessParts {
  readonly warning: ReactNode
  readonly whileReading: ReactNode
  readonly whenRead: ReactNode
  /** Shown until it is known which of the three applies. */
  readonly whilePending?: ReactNode
}

type Props = { bot: BotDetail; readiness: (parts: ReadinessParts) => ReactNode; onBack: () => void }

/** Shows step 3: it switches the bot on and opens publishing; without access it offers the free trial (CONF-11, CONF-14, AMB-130). */
export function ConfigureActivate({ bot, readiness, onBack }: Props) {
  const api = useApi()
  const userBots = useQuery(userBotsQuery(api, useSession().user?.id ?? ''))
  const isOn = findUserBot(userBots.data, bot.id)?.active === true
  const isOnTitle = text.onTitle(bot.title)
  const onTitle = readiness({
    warning: text.onUnreadTitle(bot.title),
    whileReading: isOnTitle,
    whenRead: isOnTitle,
    whilePending: isOnTitle,
  })
  return (
    <section aria-labelledby="configure-activate">
      <Card padded className="configure-activate">
        <h2 id="configure-activate" className="title-28">
          {isOn ? onTitle : text.activateTitle(bot.title)}
        </h2>
        <p className="measure soft">{isOn ? text.onText : text.activateText}</p>
        <Choice bot={bot} readiness={readiness} />
      </Card>
      <div className="configure-actions">
        <Button variant="line" onClick={onBack}>
          {text.back2}
        </Button>
      </div>
    </section>
  )
}

function Choice({ bot, readiness }: Pick<Props, 'bot' | 'readiness'>) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const may = useQuery(canActivateQuery(api, userId, bot.id))
  const userBots = useQuery(userBotsQuery(api, userId))
  if (may.isError || userBots.isError) {
    const retry = () => void Promise.all([may.refetch(), userBots.refetch()])
    return (
      <ErrorState
        message={text.activateFailed}
        retryLabel={text.retry}
        pending={may.isFetching || userBots.isFetching}
        onRetry={retry}
      />
    )
  }
  if (!may.data || !userBots.data) {
    return (
      <SkeletonGroup label={text.checking}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </SkeletonGroup>
    )
  }
  const own = findUserBot(userBots.data, bot.id)
  const unread = {
    warning: (
      <Notice
        tone="attention"
        title={text.nothingReadTitle(bot.title)}
        action={<a href={configurePath(bot.id, 2)}>{text.toTest}</a>}
      >
        {text.nothingReadText}
      </Notice>
    ),
    whileReading: <Notice title={text.stillReadingTitle(bot.title)}>{text.stillReadingText}</Notice>,
  }
  if (may.data.reason === 'model_missing')
    return (
      <Notice tone="attention" title={text.modelTitle}>
        {own ? text.modelMissingOwn : text.modelMissing}
      </Notice>
    )
  if (own?.active) {
    return (
      <>
        {readiness({ ...unread, whenRead: <Notice tone="success">{text.alreadyOn}</Notice> })}
        <ActivateButton botId={bot.id} label={text.toPublish} />
      </>
    )
  }
  if (!may.data.allowed) return <TrialOffer bot={bot} isRentable={may.data.reason === 'activation_limit_reached'} />
  return (
    <>
      {readiness({ ...unread, whenRead: null })}
      <p>
        {own && own.access_source !== 'plan'
          ? text.hasAccess(bot.title)
          : text.onPlan(may.data.active_count, may.data.limit_value)}
      </p>
      <ActivateButton botId={bot.id} label={text.activate} />
    </>
  )
}

function ActivateButton({ botId, label }: { botId: string; label: string }) {
  const api = useApi()
  const publish = usePublishing(botId)
  const activate = useMutation({
    mutationFn: () => api.call(activateBot, { body: { bot_id_param: botId } }),
    onSuccess: publish,
    onError: (error) => toastError(text.activateFailed, messageOr(error, '') || undefined),
  })
  return (
    <>
      {activate.isError && (
        <Notice tone="error" live>
          {messageOr(activate.error, text.activateFailed)}
        </Notice>
      )}
      <div>
        <Button
          size="large"
          pending={activate.isPending}
          pendingLabel={text.activating}
          onClick={() => activate.mutate()}
        >
          {label}
        </Button>
      </div>
    </>
  )
}

function TrialOffer({ bot, isRentable }: { bot: BotDetail; isRentable: boolean }) {
  const api = useApi()
  const publish = usePublishing(bot.id)
  const trial = useMutation({
    mutationFn: () => api.call(startTrial, { body: { botId: bot.id } }),
    onSuccess: () => {
      toastSuccess(text.trialStarted)
      publish()
    },
  })
  if (!isRentable) return <Notice tone="attention">{text.notRentable}</Notice>
  return (
    <>
      <p className="measure">
        <strong>{text.noAccess(bot.title)}</strong> {text.noAccessText}
      </p>
      {trial.isError && (
        <Notice tone="error" live>
          {messageOr(trial.error, text.trialFailed)}
        </Notice>
      )}
      <div className="button-row">
        <Button size="large" pending={trial.isPending} pendingLabel={text.starting} onClick={() => trial.mutate()}>
          {text.startTrial}
        </Button>
        <ButtonLink href="/pricing" variant="line" size="large">
          {text.seePlans}
        </ButtonLink>
      </div>
    </>
  )
}

function findUserBot(rows: readonly UserBot[] | undefined, botId: string): UserBot | undefined {
  return rows?.find((row) => row.bot_id === botId && !row.access_expired)
}

/** Returns a function that opens the publishing screen and refetches everything that shows access. */
function usePublishing(botId: string): () => void {
  const queryClient = useQueryClient()
  const go = useGo()
  return () => {
    void queryClient.invalidateQueries()
    go(`/my-bots/${botId}/connect`)
  }
}
