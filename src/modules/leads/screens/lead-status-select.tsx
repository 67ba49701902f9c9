import { Select } from '#ui/select.tsx'
import { type Lead, type LeadStatus, statusSchema } from '../contract.ts'
import { statusLabels, leadsText as text } from './leads.text.ts'

/** Chooses any status from any other (LEAD-20); new and converted have a colour of their own. */
export function LeadStatusSelect(props: {
  lead: Lead
  size?: 'small' | 'medium'
  onChange: (status: LeadStatus) => void
}) {
  const { lead, size = 'small', onChange } = props
  const tone = lead.status === 'new' ? 'blue' : lead.status === 'converted' ? 'green' : undefined
  return (
    <Select
      size={size}
      tone={tone}
      aria-label={text.statusOf(lead.name ?? text.nobody)}
      value={lead.status}
      onChange={(event) => onChange(statusSchema.parse(event.currentTarget.value))}
    >
      {statusSchema.options.map((status) => (
        <option key={status} value={status}>
          {statusLabels[status]}
        </option>
      ))}
    </Select>
  )
}
