import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { Select } from '#ui/select.tsx'
import { scoreSchema, statusSchema } from '../contract.ts'
import { statusLabels, leadsText as text } from './leads.text.ts'
import { isFiltered, type LeadFilters, NO_FILTERS } from './leads-client.ts'

/** Shows search, score, status and a button that clears them all (LEAD-06 to LEAD-09). */
export function LeadFilterBar({
  filters,
  onChange,
}: {
  filters: LeadFilters
  onChange: (filters: LeadFilters) => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  const reset = () => {
    // The button becomes disabled and would lose the focus.
    bar.current?.querySelector('input')?.focus()
    onChange(NO_FILTERS)
  }
  return (
    <div ref={bar} className="lead-filters">
      <SearchInput
        size="medium"
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={filters.search}
        onValueChange={(search) => onChange({ ...filters, search })}
      />
      <Select
        aria-label={text.score}
        value={filters.score}
        onChange={(event) =>
          onChange({ ...filters, score: scoreSchema.safeParse(event.currentTarget.value).data ?? '' })
        }
      >
        <option value="">{text.allScores}</option>
        {scoreSchema.options.map((score) => (
          <option key={score} value={score}>
            {score}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.status}
        value={filters.status}
        onChange={(event) =>
          onChange({ ...filters, status: statusSchema.safeParse(event.currentTarget.value).data ?? '' })
        }
      >
        <option value="">{text.allStatuses}</option>
        {statusSchema.options.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Select>
      <Button variant="quiet" disabled={!isFiltered(filters)} onClick={reset}>
        {text.reset}
      </Button>
    </div>
  )
}
