import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { billingQuery } from '#modules/billing/screens/billing-client.ts'
import type { EffectivePlan } from '#modules/plans/contract.ts'
import { UsageBanner } from '#modules/plans/screens/usage-banner.tsx'
import { useFeature, usePlan } from '#modules/plans/screens/use-feature.ts'
import { RunDialog } from '#modules/runtime/screens/run-dialog.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { useLiveChannel } from '#platform/browser/use-live-channel.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatMonth } from '#ui/format/date.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { dashboardText as text } from './dashboard.text.ts'
import { DashboardBotCard } from './dashboard-bot-card.tsx'
import { dashboardBotsQuery } from './dashboard-client.ts'
import { NoAccessNotice } from './no-access-notice.tsx'
import { PlanStrip } from './plan-strip.tsx'
import './dashboard.css'

/**
 * Shows the buyer dashboard (DASH-01 to DASH-05), composed of plan, bots and runs; usage updates live. `botId` opens that bot's run dialog (AMB-118).
 */
export function DashboardScreen({ botId }: { botId: string | null }) {
  const api = useApi()
  const go = useGo()
  const cache = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const bots = useQuery(dashboardBotsQuery(api, userId))
  const [runId, setRunId] = useState<string | null>(botId)
  const plan = usePlan()
  const billing = useQuery({ ...billingQuery(api, userId), enabled: plan?.is_paid === true })
  const executions = useFeature('executions_monthly')
  const publishing = useFeature('bot_create')
  const readAgain = (...names: string[]) => {
    for (const name of names) void cache.invalidateQueries({ queryKey: [name, userId] })
  }
  useLiveChannel('usage', () => readAgain('dashboard', 'feature-use'))
  const found = bots.data ?? []
  const running = found.find((userBot) => userBot.bot_id === runId && !userBot.access_expired)
  const close = () => {
    setRunId(null)
    if (botId) go('/dashboard', { replace: true })
  }
  return (
    <div className="dashboard">
      <PageHeader
        title={text.title}
        description={text.month(formatMonth(new Date()))}
        actions={
          <ButtonLink variant="line" href="/bots">
            {text.discover}
          </ButtonLink>
        }
      />
      {executions && <UsageBanner use={executions} now={new Date()} />}
      <PlanStrip
        plan={plan}
        subscription={billing.data?.subscriptions.find((one) => one.kind === 'plan' && one.status !== 'ended')}
        bots={bots.data}
        executions={executions}
        publishing={publishing}
      />
      {botId && bots.isSuccess && !found.some((userBot) => userBot.bot_id === botId && !userBot.access_expired) && (
        <NoAccessNotice botId={botId} />
      )}
      <SectionHeader title={text.yourBots} note={bots.isSuccess ? text.botCount(found.length) : undefined} />
      {bots.isError && (
        <ErrorState
          title={text.loadFailedTitle}
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={bots.isFetching}
          onRetry={() => readAgain('dashboard', 'feature-use', 'effective-plan')}
        />
      )}
      {bots.isPending && <BotsSkeleton />}
      {bots.isSuccess && found.length === 0 && plan !== undefined && (
        <EmptyState
          title={noneTitle(plan)}
          tiles={[{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]}
          action={
            <ButtonLink variant={botId ? 'line' : 'primary'} href="/marketplace">
              {text.discover}
            </ButtonLink>
          }
        />
      )}
      <ul className="plain-list dashboard-bots">
        {found.map((userBot) => (
          <DashboardBotCard
            key={userBot.id}
            userBot={userBot}
            answers={executions}
            onRun={() => setRunId(userBot.bot_id)}
          />
        ))}
      </ul>
      {running && <RunDialog userBot={running} open onClose={close} />}
    </div>
  )
}

/** A paid plan without bots has all of its slots; anybody else may try one (AMB-038, AMB-198). */
export function noneTitle(plan: EffectivePlan | null | undefined): string {
  const allowance = plan?.is_paid ? plan.features['bot_activation'] : undefined
  return allowance?.enabled ? text.noneYet(allowance.limit_value) : text.none
}

function BotsSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton shape="block" width="third" />
      <Skeleton shape="block" width="third" />
    </SkeletonGroup>
  )
}
