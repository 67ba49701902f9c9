import { useQuery } from '@tanstack/react-query'
import { getEffectivePlan } from '#modules/plans/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { PublishingLimit } from './publishing-limit.tsx'
import { RemoveBotDialog } from './remove-bot-dialog.tsx'
import './vendor-area.css'
import { useVendorBots } from './use-vendor-bots.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'
import { VENDOR_AREA_KEY, vendorBotsQuery } from './vendor-area-client.ts'
import { VendorBotCard } from './vendor-bot-card.tsx'

/** Shows the vendor's own bots with their switches (VEND-23 to VEND-32). */
export function VendorBotsScreen() {
  return (
    <>
      <PageHeader
        title={text.listTitle}
        description={text.listLead}
        actions={<ButtonLink href="/vendor/bots/new">{text.newBot}</ButtonLink>}
      />
      <VendorBotList />
    </>
  )
}

function VendorBotList() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const bots = useQuery(vendorBotsQuery(api, userId))
  const plan = useQuery({
    queryKey: [VENDOR_AREA_KEY, userId, 'plan'],
    queryFn: ({ signal }) => api.call(getEffectivePlan, { body: {}, signal }),
  })
  const own = useVendorBots(userId)
  if (bots.isError && !bots.data)
    return (
      <ErrorState
        message={text.listFailed}
        retryLabel={text.retry}
        pending={bots.isFetching}
        onRetry={() => void bots.refetch()}
      />
    )
  if (!bots.data || plan.isPending) return <ListSkeleton />
  if (bots.data.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={text.empty}
        description={text.emptyText}
        tiles={[{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]}
        action={<ButtonLink href="/vendor/bots/new">{text.newBot}</ButtonLink>}
      />
    )
  const published = bots.data.filter((bot) => bot.active)
  return (
    <div className="vendor-rooms">
      {plan.data && (
        <PublishingLimit
          used={published.length}
          waiting={published.filter((bot) => bot.status === 'pending_review').length}
          limit={plan.data.bot_limit}
        />
      )}
      <ul className="vendor-bots plain-list">
        {bots.data.map((bot) => (
          <VendorBotCard key={bot.id} bot={bot} own={own} />
        ))}
      </ul>
      <RemoveBotDialog own={own} />
    </div>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={text.listLoading}>
      <div className="vendor-rooms">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}
