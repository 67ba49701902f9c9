import { CategorySign } from '#ui/category-sign.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { ListingFacets } from '../contract.ts'
import { categoryKey, LISTED_CATEGORIES } from '../domain/categories.ts'
import type { ListingFilters } from '../domain/listing-filters.ts'
import { PRICE_RANGES, type PriceRange } from '../domain/price-range.ts'
import { PRICE_LABELS, catalogueText as text } from './catalogue.text.ts'

type Props = {
  /** Distinguishes the input names of the two copies (sidebar and sheet). */
  name: string
  filters: ListingFilters
  facets: ListingFacets
  onFilters: (filters: ListingFilters) => void
}

/** Shows the fields for category and price, in the sidebar and in the sheet of a phone (LIST-02, LIST-03, LIST-13). */
export function FilterFields({ name, filters, facets, onFilters }: Props) {
  const toggle = (key: string, on: boolean) => {
    const others = filters.categories.filter((one) => one !== key)
    onFilters({ ...filters, categories: on ? [...others, key] : others })
  }
  const prices = [
    { value: '', label: <PriceOption label={text.allPrices} count={facets.bots} /> },
    ...PRICE_RANGES.map((range) => ({
      value: range,
      label: <PriceOption label={PRICE_LABELS[range]} count={facets.prices[range]} />,
    })),
  ]
  return (
    <>
      <fieldset className="filter-group">
        <legend>{text.category}</legend>
        {LISTED_CATEGORIES.map((category) => {
          const key = categoryKey(category)
          return (
            <Checkbox
              key={key}
              name={`${name}-category`}
              label={
                <span className="filter-category">
                  <CategorySign category={category} />
                  {category}
                </span>
              }
              count={formatNumber(facets.categories[key] ?? 0)}
              checked={filters.categories.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
          )
        })}
      </fieldset>
      <div className="filter-group">
        <RadioGroup
          legend={text.price}
          name={`${name}-price`}
          options={prices}
          value={filters.price ?? ''}
          onValueChange={(value) => onFilters({ ...filters, price: priceOf(value) })}
        />
      </div>
    </>
  )
}

function PriceOption({ label, count }: { label: string; count: number }) {
  return (
    <span className="filter-price">
      {label} <span className="choice-count">{formatNumber(count)}</span>
    </span>
  )
}

function priceOf(value: string): PriceRange | null {
  return PRICE_RANGES.find((range) => range === value) ?? null
}
