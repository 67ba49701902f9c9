import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { useAddressDrawer } from '#platform/browser/use-address-drawer.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { Conversation } from '../contract/conversations.ts'
import { ConversationSheet } from './conversation-sheet.tsx'
import { conversationsText as text } from './conversations.text.ts'
import { conversationsQuery } from './conversations-client.ts'
import './conversations.css'

/** Shows all conversations of the owner's bots; one opens in a drawer and is part of the address, so that the back button closes it. */
export function ConversationsScreen({ openId }: { openId: string | null }) {
  const api = useApi()
  const drawer = useAddressDrawer('/gesprekken', openId)
  const userId = useSession().user?.id ?? ''
  const [onlyRefused, setOnlyRefused] = useState(false)
  const list = useInfiniteQuery(conversationsQuery(api, userId, onlyRefused))
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? []
  return (
    <div className="conversations">
      <PageHeader title={text.title} description={`${text.lead} ${text.retentionNote}`} />
      <Checkbox
        label={text.onlyRefused}
        checked={onlyRefused}
        onChange={(event) => setOnlyRefused(event.currentTarget.checked)}
      />
      {list.isError && conversations.length === 0 && (
        <ErrorState
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListSkeleton />}
      {list.isSuccess && conversations.length === 0 && (
        <EmptyList title={text.none} next={text.noneNext} isFiltered={onlyRefused} noMatch={text.noMatch} />
      )}
      {conversations.length > 0 && (
        <ConversationTable conversations={conversations} selectedId={openId} onOpen={drawer.open} />
      )}
      <LoadMore
        label={text.more}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
      {openId && <ConversationSheet key={openId} id={openId} onClose={drawer.close} />}
    </div>
  )
}

function ConversationTable(props: {
  conversations: readonly Conversation[]
  selectedId: string | null
  onOpen: (id: string) => void
}) {
  const columns: Column<Conversation>[] = [
    {
      key: 'question',
      header: text.list,
      phone: 'title',
      rowHeader: true,
      cell: (row) => <Summary conversation={row} />,
    },
    { key: 'bot', header: text.bot, cell: (row) => row.bot_title ?? '–' },
    { key: 'channel', header: text.channel, cell: (row) => text.channels[row.channel] ?? row.channel },
    {
      key: 'when',
      header: text.started,
      cell: (row) => <span className="conversation-when">{formatDateTime(row.started_at)}</span>,
    },
    {
      key: 'lead',
      header: text.leadBadge,
      cell: (row) => (row.lead ? <Badge tone="green">{row.lead.name ?? text.leadBadge}</Badge> : '–'),
    },
    {
      key: 'read',
      header: text.read,
      phone: 'action',
      align: 'end',
      cell: (row) => (
        <Button
          variant="line"
          size="small"
          aria-label={text.readOf(row.first_question ?? text.noQuestion)}
          onClick={() => props.onOpen(row.id)}
        >
          {text.read}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption={text.list}
      columns={columns}
      rows={props.conversations}
      rowKey={(row) => row.id}
      selectedKey={props.selectedId ?? undefined}
      onRowClick={(row) => props.onOpen(row.id)}
    />
  )
}

function Summary({ conversation }: { conversation: Conversation }) {
  return (
    <span className="conversation-summary">
      <strong>{conversation.first_question ?? text.noQuestion}</strong>
      <span>
        {text.messages(conversation.message_count)}
        {conversation.refused_count > 0 && (
          <StatusBadge state="attention">{text.refused(conversation.refused_count)}</StatusBadge>
        )}
        {conversation.is_example && <ExampleMark />}
      </span>
    </span>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} shape="block" width="full" />
      ))}
    </SkeletonGroup>
  )
}
