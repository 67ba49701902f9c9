import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { botModelText } from '#modules/catalogue/screens/bot-model.text.ts'
import { BotNotFound } from '#modules/catalogue/screens/bot-not-found.tsx'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { botAccessText as text } from './bot-access.text.ts'
import { useTrial } from './bot-access.ts'
import { canUse, trialUsedQuery } from './bot-access-calls.ts'
import { upgradeOf } from './single-bot-offer.ts'

type Props = { botId: string; title: string; children: ReactNode }

/** Admits to a page of a bot by the rule of the bot's buttons, with the same dialog for an account without plan and trial (ROUTE-10, AMB-006). */
export function BotGate({ botId, title, children }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const access = useQuery({
    queryKey: ['bot-access', userId, botId],
    queryFn: () => canUse(api, queryClient, { userId, botId }),
    staleTime: 15_000,
  })
  if (access.data === true) return children
  if (access.data === false) return <Closed botId={botId} title={title} userId={userId} />
  return <Opening title={title} />
}

function Closed({ botId, title, userId }: Omit<Props, 'children'> & { userId: string }) {
  const queryClient = useQueryClient()
  const go = useGo()
  const api = useApi()
  const bot = useQuery(botDetailQuery(api, botId, userId))
  const isTrialUsed = useQuery(trialUsedQuery(api, { userId, botId }))
  // The answer may be no only because the call failed: then nothing is claimed, and everything is refetched.
  const onRetry = () =>
    void Promise.all([bot.refetch(), isTrialUsed.refetch()]).then(() => queryClient.invalidateQueries())
  // The gate checks again by itself once the trial has started.
  const trial = useTrial(botId, () => {})
  if (bot.isPending || isTrialUsed.isPending) return <Opening title={title} />
  if (bot.isError || isTrialUsed.isError)
    return (
      <>
        <PageHeader title={title} />
        <ErrorState
          message={text.accessFailed}
          retryLabel={text.retry}
          pending={bot.isFetching || isTrialUsed.isFetching}
          onRetry={onRetry}
        />
      </>
    )
  if (bot.data === null) return <BotNotFound />
  if (bot.data?.model_missing)
    return (
      <>
        <PageHeader title={title} />
        <Notice
          tone="attention"
          title={botModelText.title}
          action={<ButtonLink href={`/bot/${botId}`}>{botModelText.toBot(bot.data.title)}</ButtonLink>}
        >
          {botModelText.missing}
        </Notice>
      </>
    )
  return (
    <>
      <PageHeader title={title} />
      <UpgradeDialog
        open
        onClose={() => go(`/bot/${botId}`)}
        {...(bot.data ? upgradeOf(bot.data, isTrialUsed.data ? null : trial) : { need: 'subscription' })}
      />
    </>
  )
}

function Opening({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <SkeletonGroup label={text.checking}>
        <Skeleton width="wide" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </>
  )
}
