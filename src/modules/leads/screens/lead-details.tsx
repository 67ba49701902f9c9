import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { Field } from '#ui/field.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Lead, LeadStatus } from '../contract.ts'
import { LeadScore } from './lead-score.tsx'
import { LeadStatusSelect } from './lead-status-select.tsx'
import { createdLine } from './lead-table.tsx'
import { leadsText as text } from './leads.text.ts'
import { leadQuery } from './leads-client.ts'

interface Props {
  /** The id of the open lead. */
  id: string | null
  /** The open lead from the list; one that is not on the list is queried separately. */
  listed: Lead | undefined
  onClose: () => void
  onStatus: (lead: Lead, status: LeadStatus) => void
  onRemove: (lead: Lead) => Promise<unknown>
}

/** Shows everything about one lead (LEAD-16), with its status and a delete button that asks for confirmation. */
export function LeadDetails({ id, listed, onClose, onStatus, onRemove }: Props) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const read = useQuery(leadQuery(api, userId, id))
  const [asking, setAsking] = useState(false)
  const [leavingId, setLeavingId] = useState<string | null>(null)
  const lead = listed ?? read.data ?? null
  const name = lead?.name ?? text.nobody
  const remove = async () => {
    if (!lead) return
    setLeavingId(lead.id)
    const isGone = await onRemove(lead).then(
      () => true,
      () => false,
    )
    setAsking(false)
    if (isGone) onClose()
    else setLeavingId(null)
  }
  return (
    <>
      <Sheet
        open={id !== null}
        onClose={onClose}
        title={lead ? name : text.one}
        lead={lead && <LeadScore score={lead.score} />}
        note={lead && createdLine(lead)}
      >
        {lead && <LeadParts lead={lead} onStatus={onStatus} onRemove={() => setAsking(true)} />}
        {!lead && id !== leavingId && <NoLead read={read} />}
      </Sheet>
      <ConfirmDialog
        open={asking}
        danger
        pending={leavingId !== null && leavingId === id}
        title={text.removeTitle(name)}
        description={text.removeNote}
        confirmLabel={text.remove}
        cancelLabel={text.cancel}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}

function NoLead({ read }: { read: UseQueryResult<Lead | null> }) {
  return (
    <PanelPart>
      {read.isSuccess && <EmptyState title={text.gone} description={text.goneNote} />}
      {read.isError && (
        <ErrorState
          message={text.readFailed}
          retryLabel={text.retry}
          pending={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isPending && (
        <SkeletonGroup label={text.loading}>
          <Skeleton width="half" />
          <Skeleton width="wide" />
        </SkeletonGroup>
      )}
    </PanelPart>
  )
}

function LeadParts({ lead, onStatus, onRemove }: { lead: Lead; onStatus: Props['onStatus']; onRemove: () => void }) {
  return (
    <>
      <PanelPart>
        {lead.is_example && <ExampleMark />}
        <Field label={text.status}>
          <LeadStatusSelect lead={lead} size="medium" onChange={(status) => onStatus(lead, status)} />
        </Field>
      </PanelPart>
      <PanelPart>
        <DefinitionList
          items={[
            { term: text.name, description: lead.name ?? text.missing },
            {
              term: text.email,
              description: lead.email ? <a href={`mailto:${lead.email}`}>{lead.email}</a> : text.missing,
            },
            {
              term: text.phone,
              description: lead.phone ? (
                <a href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`}>{lead.phone}</a>
              ) : (
                text.missing
              ),
            },
            { term: text.company, description: lead.company ?? text.missing },
          ]}
        />
      </PanelPart>
      {lead.message && (
        <PanelPart title={text.message}>
          <p className="lead-message">{lead.message}</p>
        </PanelPart>
      )}
      <PanelPart>
        <div className="button-row">
          {lead.conversation_id && (
            <a className="button button-line" href={`/gesprekken?id=${lead.conversation_id}`}>
              {text.conversation}
            </a>
          )}
          <Button variant="danger-quiet" onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      </PanelPart>
    </>
  )
}
