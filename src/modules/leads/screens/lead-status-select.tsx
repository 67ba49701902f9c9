import { Select } from '#ui/select.tsx'
import { type Lead, type LeadStatus, statusSchema } from '../contract.ts'
import { statusLabels, leadsText as text } from './leads.text.ts'

/** Shows the status of a lead, in a row as a badge, and chooses any other (LEAD-10, LEAD-20, AMB-192); new and converted have their own colour. */
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
      look={size === 'small' ? 'badge' : 'field'}
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
