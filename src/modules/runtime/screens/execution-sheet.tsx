import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatClock, formatDate } from '#ui/format/date.ts'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { MonitoredExecution } from '../contract/monitor.ts'
import { ExecutionTexts } from './execution-texts.tsx'
import { monitorText as text } from './monitor.text.ts'
import { executionQuery, type MonitoredBotRef } from './monitor-client.ts'
import { durationOf, STATUS_STATES } from './monitor-table.tsx'

type Props = {
  id: string
  /** The row of the list, so that its data shows at once. */
  known: MonitoredExecution | undefined
  pauseSwitch: ((bot: MonitoredBotRef) => ReactNode) | undefined
  onOnlyBot: (botId: string) => void
  onClose: () => void
}

/** Shows one execution in a drawer: all fields of its row, its texts with a way to read them whole, and its bot. */
export function ExecutionSheet({ id, known, pauseSwitch, onOnlyBot, onClose }: Props) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const found = useQuery({ ...executionQuery(api, userId, id), ...(known ? { placeholderData: known } : {}) })
  const row = found.data
  return (
    <Sheet
      open
      onClose={onClose}
      title={row?.bot_title ?? (row ? text.goneBot : text.one)}
      lead={row && <StatusBadge state={STATUS_STATES[row.status]}>{text.statuses[row.status]}</StatusBadge>}
      note={row && `${formatDate(row.created_at)} om ${formatClock(row.created_at)}`}
    >
      {found.isPending && (
        <PanelPart>
          <SkeletonGroup label={text.loading}>
            <Skeleton width="half" />
            <Skeleton width="wide" />
          </SkeletonGroup>
        </PanelPart>
      )}
      {found.isError && !row && (
        <PanelPart>
          <ErrorState
            message={text.loadFailed}
            retryLabel={text.retry}
            pending={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        </PanelPart>
      )}
      {row === null && (
        <PanelPart>
          <EmptyState title={text.gone} />
        </PanelPart>
      )}
      {row && (
        <>
          <PanelPart>
            <DefinitionList items={factsOf(row)} />
          </PanelPart>
          <ExecutionTexts row={row} />
          <PanelPart title={text.aboutBot}>
            <div className="monitor-bot">
              <div className="button-row">
                <Button variant="line" size="small" onClick={() => onOnlyBot(row.bot_id)}>
                  {text.onlyThisBot}
                </Button>
                <a className="button button-quiet button-small" href={`/bot/${row.bot_id}`}>
                  {text.toBot}
                </a>
              </div>
              {row.bot_title !== null && pauseSwitch?.({ id: row.bot_id, title: row.bot_title })}
            </div>
          </PanelPart>
        </>
      )}
    </Sheet>
  )
}

function factsOf(row: MonitoredExecution): { term: string; description: ReactNode }[] {
  return [
    { term: text.channel, description: text.channels[row.channel] },
    { term: text.plan, description: row.plan_tier ?? text.none },
    { term: text.duration, description: durationOf(row) },
    {
      term: text.reason,
      description: row.blocked_reason ? <Badge>{text.reasons[row.blocked_reason]}</Badge> : text.none,
    },
    ...(row.is_test ? [{ term: text.testTerm, description: text.isTest }] : []),
    { term: text.id, description: <code className="monitor-id">{row.id}</code> },
  ]
}
