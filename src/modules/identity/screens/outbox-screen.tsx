import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useAddressDrawer } from '#platform/browser/use-address-drawer.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { OutboxMail } from '../contract/outbox.ts'
import { OutboxMailSheet } from './outbox-mail-sheet.tsx'
import { OutboxMailState } from './outbox-mail-state.tsx'
import './outbox.css'
import { outboxText as text } from './outbox.text.ts'
import { outboxQuery } from './outbox-client.ts'

/** Shows every mail that Syvo wrote (demo only); one opens in a drawer and is part of the address, so that back closes it. */
export function OutboxScreen({ openId, siteUrl }: { openId: string | null; siteUrl: string }) {
  const api = useApi()
  const drawer = useAddressDrawer('/outbox', openId)
  const list = useInfiniteQuery(outboxQuery(api))
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? []
  const isOutboxOnly = list.data?.pages[0]?.has_mail_server === false
  return (
    <div className="container outbox">
      <PageHeader title={text.title} description={text.lead} />
      {isOutboxOnly && <Notice tone="attention">{text.notSent}</Notice>}
      {list.isError && mails.length === 0 && (
        <ErrorState
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListSkeleton />}
      {list.isSuccess && mails.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={text.none}
          action={<ButtonLink href="/auth/wachtwoord-vergeten">{text.noneNext}</ButtonLink>}
        />
      )}
      {mails.length > 0 && <MailTable mails={mails} selectedId={openId} onOpen={drawer.open} />}
      {mails.length > 0 && list.hasNextPage && (
        <LoadMore label={text.more} pending={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
      )}
      {openId && <OutboxMailSheet key={openId} id={openId} siteUrl={siteUrl} onClose={drawer.close} />}
    </div>
  )
}

function MailTable(props: { mails: readonly OutboxMail[]; selectedId: string | null; onOpen: (id: string) => void }) {
  const columns: Column<OutboxMail>[] = [
    {
      key: 'subject',
      header: text.subject,
      phone: 'title',
      rowHeader: true,
      cell: (row) => <span className="outbox-mail-subject">{row.subject || text.noSubject}</span>,
    },
    { key: 'to', header: text.to, cell: (row) => <span className="outbox-mail-to">{row.recipient}</span> },
    {
      key: 'when',
      header: text.when,
      cell: (row) => <span className="outbox-mail-when">{formatDateTime(row.created_at)}</span>,
    },
    { key: 'state', header: text.state, phone: 'aside', cell: (row) => <OutboxMailState state={row.state} /> },
    {
      key: 'read',
      header: text.read,
      phone: 'action',
      align: 'end',
      cell: (row) => (
        <Button
          variant="line"
          size="small"
          aria-label={text.readOf(row.subject || text.noSubject)}
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
      rows={props.mails}
      rowKey={(row) => row.id}
      selectedKey={props.selectedId ?? undefined}
      onRowClick={(row) => props.onOpen(row.id)}
    />
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
