import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { FeatureUse } from '#modules/plans/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import {
  activationLimitQuery,
  areOffersCut,
  offersQuery,
  planAnswersQuery,
  userBotsQuery,
} from './activation-client.ts'
import { type AgreementSlot, MyBotCard } from './my-bot-card.tsx'
import { type Arrangement, arrangementOf, countOnPlan, groupsOf, type MyBot, myBotsOf } from './my-bots.ts'
import './my-bots.css'
import { myBotsText as text } from './my-bots.text.ts'
import type { PlanCapacity } from './plan-slot.tsx'
import { type ReachedLimit, useBotSwitch } from './use-bot-switch.ts'

type Props = {
  /** Opens when the plan has no slot for another bot: says why, links to larger plans, and shows the price of the bot itself (PLAN-13). */
  LimitDialog: ComponentType<ReachedLimit & { onClose: () => void }>
  Agreement: AgreementSlot
}

/** Shows My Bots: every bot on offer and every bot of the user with its switch, against the plan's limit (MYBOTS-01 to MYBOTS-08). */
export function MyBotsScreen({ LimitDialog, Agreement }: Props) {
  const { wanted, turn, limit, clearLimit } = useBotSwitch()
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      <MyBots wanted={wanted} turn={turn} Agreement={Agreement} />
      {limit !== null && <LimitDialog {...limit} onClose={clearLimit} />}
    </>
  )
}

type ListProps = Pick<ReturnType<typeof useBotSwitch>, 'wanted' | 'turn'> & Pick<Props, 'Agreement'>

function MyBots({ wanted, turn, Agreement }: ListProps) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const userBots = useQuery(userBotsQuery(api, userId))
  const offers = useQuery(offersQuery(api))
  const allowance = useQuery(activationLimitQuery(api, userId))
  const answers = useQuery(planAnswersQuery(api, userId)).data
  const [arrangement, setArrangement] = useState<Arrangement | null>(null)
  // The plan's slots are shown above the bots: loaded later, they would push the bots down.
  if (!userBots.data || !offers.data || allowance.isPending) {
    if (!userBots.isError && !offers.isError) return <LoadingBots />
    const retry = () => void Promise.all([userBots.refetch(), offers.refetch()])
    return (
      <ErrorState
        message={text.failed}
        retryLabel={text.retry}
        pending={userBots.isFetching || offers.isFetching}
        onRetry={retry}
      />
    )
  }
  const bots = myBotsOf(offers.data, userBots.data, wanted)
  if (bots.length === 0) return <NoBots />
  if (arrangement === null) setArrangement(arrangementOf(bots))
  const capacity = planCapacityFor(allowance.data, countOnPlan(bots))
  const { own, offered } = groupsOf(bots, arrangement ?? new Map())
  return (
    <>
      {allowance.data && <PlanCapacityCard used={countOnPlan(bots)} limit={allowance.data.limit} />}
      <BotGroup title={text.own} bots={own} answers={answers} capacity={capacity} onTurn={turn} Agreement={Agreement} />
      <BotGroup
        title={text.offers}
        bots={offered}
        isCut={areOffersCut(offers.data)}
        answers={answers}
        onTurn={turn}
        Agreement={Agreement}
      />
    </>
  )
}

type GroupProps = {
  title: string
  bots: readonly MyBot[]
  /** True when there are more bots than these: a link to all of them replaces their number. */
  isCut?: boolean
  /** The plan's answers in this month. */
  answers?: FeatureUse | undefined
  /** The room for one more bot on the paid plan. */
  capacity?: PlanCapacity
  onTurn: (bot: MyBot, isOn: boolean) => void
  Agreement?: AgreementSlot
}

/** Shows bots under one heading, with their number. */
export function BotGroup({ title, bots, isCut = false, answers, capacity = 'none', onTurn, Agreement }: GroupProps) {
  if (bots.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHeader title={title} note={isCut ? <a href="/marketplace">{text.allOffers}</a> : bots.length} />
      <ul className="card-grid plain-list my-bots">
        {bots.map((bot) => (
          <MyBotCard
            key={bot.id}
            bot={bot}
            answers={answers}
            capacity={capacity}
            onTurn={(isOn) => onTurn(bot, isOn)}
            Agreement={Agreement}
          />
        ))}
      </ul>
    </section>
  )
}

function planCapacityFor(plan: { limit: number | null; isPaid: boolean } | undefined, used: number): PlanCapacity {
  if (!plan?.isPaid) return 'none'
  return plan.limit === null || used < plan.limit ? 'free' : 'full'
}

/** Shows active bots against the plan's limit; at the limit with a link to larger plans (MYBOTS-03). */
export function PlanCapacityCard({ used, limit }: { used: number; limit: number | null }) {
  const isFull = limit !== null && used >= limit
  return (
    <div className="card card-padded my-bots-room">
      <h2 className="title-22">{text.limit}</h2>
      <UsageBar
        label={text.limit}
        used={used}
        limit={limit}
        text={text.used(used, limit)}
        note={text.directAccessNote}
        mode={limit !== null && limit <= 12 ? 'blocks' : 'bar'}
        nearAt={1}
      />
      {isFull && (
        <p role="status">
          {text.limitReached} <a href="/pricing">{text.upgrade}</a>
        </p>
      )}
    </div>
  )
}

/** Shows that there is no offer at all, with a link to the marketplace (MYBOTS-04). */
export function NoBots() {
  return (
    <EmptyState
      headingLevel={2}
      title={text.empty}
      description={text.emptyText}
      tiles={[{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]}
      action={<ButtonLink href="/marketplace">{text.toMarketplace}</ButtonLink>}
    />
  )
}

function LoadingBots() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton shape="block" />
      <div className="card-grid">
        {['een', 'twee', 'drie', 'vier'].map((one) => (
          <div className="card card-padded my-bots-skeleton" key={one}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="wide" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
