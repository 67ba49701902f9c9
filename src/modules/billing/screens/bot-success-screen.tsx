import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Tile } from '#ui/tile.tsx'
import { botSuccessText as text } from './bot-success.text.ts'
import { type Obtained, obtainedBotQuery } from './bot-success-client.ts'
import './order.css'

/** Shows a bought or rented bot, and claims access only where there is access (PAY-18, ROUTE-04, AMB-004). */
export function BotSuccessScreen({ botId }: { botId: string | null }) {
  return botId === null ? <BotMissing /> : <FoundBot botId={botId} />
}

function FoundBot({ botId }: { botId: string }) {
  const query = useQuery(obtainedBotQuery(useApi(), useSession().user?.id ?? '', botId))
  if (query.data) return <ObtainedBotCard {...query.data} />
  if (query.data === null) return <BotMissing />
  if (query.isError)
    return (
      <>
        <PageHeader title={text.title} />
        <ErrorState
          message={text.failed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </>
    )
  return (
    <>
      <h1 className="visually-hidden">{text.title}</h1>
      <SkeletonGroup label={text.loading}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </>
  )
}

/** Shows the bot with its monthly executions and the next steps. */
export function ObtainedBotCard({ bot, hasAccess, category }: Obtained) {
  return (
    <>
      <PageHeader
        title={bot.title}
        description={bot.description}
        media={category !== null && <Tile seed={bot.id} category={category} size={104} />}
      />
      <Card padded className="order-outcome">
        {hasAccess ? (
          <Notice tone="success" title={`${text.access}.`}>
            {text.accessNote}
          </Notice>
        ) : (
          <Notice title={`${text.noAccess}.`} action={<a href={`/bot/${bot.id}`}>{text.toBot(bot.title)}</a>}>
            {text.noAccessNote}
          </Notice>
        )}
        <DefinitionList
          layout="spread"
          items={[{ term: text.executions, description: formatNumber(bot.monthly_execution_limit) }]}
        />
        <div className="button-row">
          {hasAccess && <ButtonLink href={`/my-bots/${bot.id}/inrichten`}>{text.setUp}</ButtonLink>}
          <ButtonLink variant={hasAccess ? 'line' : 'primary'} href="/account/bots">
            {text.toMyBots}
          </ButtonLink>
          <ButtonLink variant="quiet" href="/">
            {text.home}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}

function BotMissing() {
  return (
    <>
      <PageHeader title={text.missing} />
      <EmptyState
        headingLevel={2}
        title={text.missingText}
        action={
          <div className="button-row">
            <ButtonLink href="/account/bots">{text.toMyBots}</ButtonLink>
            <ButtonLink variant="line" href="/">
              {text.home}
            </ButtonLink>
          </div>
        }
      />
    </>
  )
}
