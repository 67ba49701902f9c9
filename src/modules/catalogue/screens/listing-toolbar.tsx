import type { RefObject } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Select } from '#ui/select.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { countFilters, type ListingFilters, SORTS } from '../domain/listing-filters.ts'
import { SORT_LABELS, catalogueText as text } from './catalogue.text.ts'

const VIEWS = [
  { value: 'grid', label: text.grid, icon: 'grid', hideLabel: true },
  { value: 'list', label: text.list, icon: 'list', hideLabel: true },
] as const

type Props = {
  count: number
  /** Takes the focus when the pressed element disappears with what it changed. */
  countRef?: RefObject<HTMLParagraphElement | null>
  filters: ListingFilters
  onFilters: (filters: ListingFilters) => void
  onOpenFilters: () => void
}

/** Shows the number of bots, the button of the filters on small screens, sort and view (LIST-03 to LIST-06). */
export function ListingToolbar({ count, countRef, filters, onFilters, onOpenFilters }: Props) {
  const active = countFilters(filters)
  return (
    <div className="listing-toolbar">
      <p ref={countRef} className="listing-count" role="status" tabIndex={-1}>
        <strong className="figure">{formatNumber(count)}</strong> {text.bots(count)}
      </p>
      <div className="listing-opener">
        <Button variant="line" size="small" onClick={onOpenFilters} aria-haspopup="dialog">
          {text.filters}
          {active > 0 && (
            <Badge tone="blue">
              {formatNumber(active)}
              <VisuallyHidden> {text.active}</VisuallyHidden>
            </Badge>
          )}
        </Button>
      </div>
      <label className="listing-sort">
        <span>{text.sortBy}</span>
        <Select
          size="small"
          value={filters.sort}
          onChange={(event) => onFilters({ ...filters, sort: sortOf(event.target.value) })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
      </label>
      <ToggleGroup
        label={text.layout}
        items={VIEWS}
        value={filters.view}
        onValueChange={(view) => onFilters({ ...filters, view })}
      />
    </div>
  )
}

function sortOf(value: string): ListingFilters['sort'] {
  return SORTS.find((sort) => sort === value) ?? 'featured'
}
