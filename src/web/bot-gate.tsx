import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BotMissing } from '#modules/catalogue/screens/bot-missing.tsx'
import { botModelText } from '#modules/catalogue/screens/bot-model.text.ts'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useTrial } from './bot-access.ts'
import { mayUse, trialUsedQuery } from './bot-access-calls.ts'
import { upgradeOf } from './own-offer.ts'

type Props = { botId: string; title: string; children: ReactNode }

/** Lets through to a page of a bot by the rule of the bot's buttons, with the same dialog for who has no plan and no trial (ROUTE-10, AMB-006). */
export function BotGate({ botId, title, children }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const access = useQuery({
    queryKey: ['bot-access', userId, botId],
    queryFn: () => mayUse(api, queryClient, { userId, botId }),
    staleTime: 15_000,
  })
  if (access.data === true) return children
  if (access.data === false) return <Closed botId={botId} title={title} userId={userId} />
  return <Opening title={title} />
}

function Closed({ botId, title, userId }: Omit<Props, 'children'> & { userId: string }) {
  const go = useGo()
  const api = useApi()
  const bot = useQuery(botDetailQuery(api, botId, userId))
  const isTrialUsed = useQuery(trialUsedQuery(api, { userId, botId }))
  // The gate looks again by itself once the trial has begun.
  const trial = useTrial(botId, () => {})
  if (bot.isPending || isTrialUsed.isPending) return <Opening title={title} />
  if (bot.data === null) return <BotMissing />
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
      <SkeletonGroup label="Nagaan of je deze bot mag gebruiken">
        <Skeleton width="wide" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </>
  )
}
