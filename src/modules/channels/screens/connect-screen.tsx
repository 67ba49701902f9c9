import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Configuration, UserBot } from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Tile } from '#ui/tile.tsx'
import { ConnectChatPage } from './connect-chat-page.tsx'
import { publicationQuery } from './connect-client.ts'
import { ConnectWidget } from './connect-widget.tsx'
import './connect.css'
import { connectText as text } from './connect.text.ts'
import { linkTo, nothingReadProblem, type PublicationProblem, publicationProblem } from './publication-state.ts'
import { usePublicationForm } from './use-publication-form.ts'

const TABS = [
  { value: 'widget', label: text.widget },
  { value: 'chat-page', label: text.chatPage },
] as const

/** Chooses what to show for a bot with knowledge, for one that is still reading, and for one without knowledge. */
type Readiness = (part: {
  configId: string
  warning: ReactNode
  whileReading: ReactNode
  whenRead: ReactNode
  whilePending?: ReactNode
}) => ReactNode

type Props = { botId: string; origin: string; readiness: Readiness }

/** Shows Syvo Connect, where a bot is published to customers. Only channels that work have a tab (CONN-01 to CONN-05). */
export function ConnectScreen({ botId, origin, readiness }: Props) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const query = useQuery(publicationQuery(api, userId, botId))
  if (query.data) {
    const { bot, configuration, userBot } = query.data
    return configuration ? (
      <Published
        key={botId}
        bot={bot}
        configuration={configuration}
        userBot={userBot}
        origin={origin}
        readiness={readiness}
      />
    ) : (
      <Unconfigured bot={bot} />
    )
  }
  if (!query.isError) return <Loading />
  return (
    <div className="connect">
      <PageHeader title={text.title} />
      <ErrorState
        message={text.failed}
        retryLabel={text.retry}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
        headingLevel={2}
      />
    </div>
  )
}

type PublishedProps = { bot: BotDetail; configuration: Configuration; userBot: UserBot | null } & Omit<Props, 'botId'>

function Published({ bot, configuration, userBot, origin, readiness }: PublishedProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('widget')
  const problem = publicationProblem(bot, configuration, userBot)
  const unread = nothingReadProblem(bot)
  const part = { bot, configuration, origin }
  // The form's state lives here, so that it survives a switch to the other channel.
  const form = usePublicationForm(bot, configuration)
  const page = (badge: ReactNode, notice: ReactNode) => (
    <div className="connect">
      <Head bot={bot} badge={badge} />
      {notice}
      <Tabs label={text.channels} items={TABS} value={tab} onValueChange={setTab}>
        {tab === 'widget' ? <ConnectWidget {...part} form={form} /> : <ConnectChatPage {...part} />}
      </Tabs>
    </div>
  )
  if (problem) return page(<StatusBadge state="idle">{problem.badge}</StatusBadge>, <ProblemNotice problem={problem} />)
  return readiness({
    configId: configuration.id,
    warning: page(<StatusBadge state="attention">{unread.badge}</StatusBadge>, <ProblemNotice problem={unread} />),
    whileReading: page(<StatusBadge state="busy">{text.reading}</StatusBadge>, null),
    whenRead: page(<StatusBadge state="good">{text.active}</StatusBadge>, null),
    whilePending: <Loading />,
  })
}

/** The screen while it is unknown what it has to show, so that nothing moves once that is known. */
function Loading() {
  return (
    <div className="connect">
      <PageHeader title={text.title} />
      <SkeletonGroup label={text.loading}>
        <Skeleton width="wide" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  )
}

function Unconfigured({ bot }: { bot: BotDetail }) {
  return (
    <div className="connect">
      <Head bot={bot} badge={<StatusBadge state="idle">{text.problems.incomplete.badge}</StatusBadge>} />
      <EmptyState
        headingLevel={2}
        title={text.noneTitle}
        description={text.noneText(bot.title)}
        action={<ButtonLink href={linkTo(bot.id, 1).href}>{text.toStep[1]}</ButtonLink>}
      />
    </div>
  )
}

function ProblemNotice({ problem: { title, text: why, link } }: { problem: PublicationProblem }) {
  return (
    <Notice tone="attention" title={title} action={<a href={link.href}>{link.label}</a>}>
      {why}
    </Notice>
  )
}

function Head({ bot, badge }: { bot: BotDetail; badge: ReactNode }) {
  return (
    <PageHeader
      title={text.title}
      description={text.lead(bot.title)}
      media={<Tile seed={bot.id} category={bot.category} size={64} />}
      actions={badge}
    />
  )
}
