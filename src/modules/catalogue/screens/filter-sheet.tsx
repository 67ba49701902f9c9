import { Button } from '#ui/button.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { ListingFacets } from '../contract.ts'
import type { ListingFilters } from '../domain/listing-filters.ts'
import { catalogueText as text } from './catalogue.text.ts'
import { FilterFields } from './filter-fields.tsx'

type Props = {
  open: boolean
  onClose: () => void
  filters: ListingFilters
  facets: ListingFacets
  onFilters: (filters: ListingFilters) => void
  onReset: () => void
}

/** Shows the filters of a small screen, with a button to reset them all (LIST-03). */
export function FilterSheet({ open, onClose, filters, facets, onFilters, onReset }: Props) {
  const actions = (
    <>
      <Button variant="line" onClick={onReset}>
        {text.resetAll}
      </Button>
      <Button onClick={onClose}>{text.showBots}</Button>
    </>
  )
  return (
    <Sheet open={open} onClose={onClose} title={text.filters} actions={actions}>
      <PanelPart>
        <div className="filter-sheet">
          <FilterFields name="sheet" filters={filters} facets={facets} onFilters={onFilters} />
        </div>
      </PanelPart>
    </Sheet>
  )
}
