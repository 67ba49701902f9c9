import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Field } from '#ui/field.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Lead, LeadStatus } from '../contract.ts'
import { LeadScore } from './lead-score.tsx'
import { LeadStatusSelect } from './lead-status-select.tsx'
import { createdLine } from './lead-table.tsx'
import { leadsText as text } from './leads.text.ts'

interface Props {
  lead: Lead | null
  onClose: () => void
  onStatus: (lead: Lead, status: LeadStatus) => void
  onRemove: (lead: Lead) => Promise<unknown>
}

/** Everything about one lead (LEAD-16), with its status and a way to delete it that asks first. */
export function LeadDetails({ lead, onClose, onStatus, onRemove }: Props) {
  const [asking, setAsking] = useState(false)
  const name = lead?.name ?? text.nobody
  return (
    <>
      <Sheet
        open={lead !== null}
        onClose={onClose}
        title={name}
        lead={lead && <LeadScore score={lead.score} />}
        note={lead && createdLine(lead)}
      >
        {lead && <LeadParts lead={lead} onStatus={onStatus} onRemove={() => setAsking(true)} />}
      </Sheet>
      <ConfirmDialog
        open={asking}
        danger
        title={text.removeTitle(name)}
        description={text.removeNote}
        confirmLabel={text.remove}
        cancelLabel={text.cancel}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (!lead) return
          void onRemove(lead).then(
            () => {
              setAsking(false)
              onClose()
            },
            () => setAsking(false),
          )
        }}
      />
    </>
  )
}

function LeadParts({ lead, onStatus, onRemove }: { lead: Lead; onStatus: Props['onStatus']; onRemove: () => void }) {
  return (
    <>
      <PanelPart>
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
