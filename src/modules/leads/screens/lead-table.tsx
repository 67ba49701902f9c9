import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import type { Lead, LeadStatus } from '../contract.ts'
import { LeadScore } from './lead-score.tsx'
import { LeadStatusSelect } from './lead-status-select.tsx'
import { leadsText as text } from './leads.text.ts'

interface Props {
  leads: readonly Lead[]
  title: string
  selectedId: string | null
  onOpen: (lead: Lead) => void
  onStatus: (lead: Lead, status: LeadStatus) => void
}

/** Shows the leads as a table, on a phone as cards (LEAD-10 to LEAD-12). */
export function LeadTable({ leads, title, selectedId, onOpen, onStatus }: Props) {
  const columns: Column<Lead>[] = [
    { key: 'lead', header: 'Lead', phone: 'title', rowHeader: true, cell: (lead) => <LeadIdentity lead={lead} /> },
    { key: 'score', header: text.score, phone: 'aside', cell: (lead) => <LeadScore score={lead.score} /> },
    {
      key: 'status',
      header: text.status,
      phone: 'main',
      cell: (lead) => <LeadStatusSelect lead={lead} onChange={(status) => onStatus(lead, status)} />,
    },
    {
      key: 'created',
      header: text.created,
      phone: 'full',
      cell: (lead) => <span className="lead-when">{createdLine(lead)}</span>,
    },
    {
      key: 'details',
      header: text.details,
      phone: 'action',
      align: 'end',
      cell: (lead) => (
        <Button
          variant="line"
          size="small"
          aria-label={text.detailsOf(lead.name ?? text.nobody)}
          onClick={() => onOpen(lead)}
        >
          {text.details}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={leads}
      rowKey={(lead) => lead.id}
      selectedKey={selectedId ?? undefined}
      onRowClick={onOpen}
    />
  )
}

function LeadIdentity({ lead }: { lead: Lead }) {
  return (
    <span className="lead-identity">
      <strong>{lead.name ?? text.nobody}</strong>
      {[lead.email, lead.phone, lead.company].map((line) => line && <span key={line}>{line}</span>)}
      {lead.is_example && <ExampleMark />}
    </span>
  )
}

/** Returns the date and source of a lead as one line (LEAD-11). */
export function createdLine(lead: Lead): string {
  return formatDateTime(lead.created_at) + (lead.source ? text.source(lead.source) : '')
}
