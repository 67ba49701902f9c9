import { CategorySign } from '#ui/category-sign.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { categoryKey, LISTED_CATEGORIES } from '../domain/categories.ts'
import { type ListingFilters, PRICE_RANGES, type PriceRange } from '../domain/listing-filters.ts'
import { PRICE_LABELS, catalogueText as text } from './catalogue.text.ts'

type Props = {
  /** Keeps the names of the two copies (sidebar and sheet) apart. */
  name: string
  filters: ListingFilters
  counts: ReadonlyMap<string, number>
  onFilters: (filters: ListingFilters) => void
}

const PRICES = [
  { value: '', label: text.allPrices },
  ...PRICE_RANGES.map((range) => ({ value: range, label: PRICE_LABELS[range] })),
]

/** Category and price, as they stand in the sidebar and in the sheet of a phone (LIST-02, LIST-03, LIST-13). */
export function FilterFields({ name, filters, counts, onFilters }: Props) {
  const toggle = (key: string, on: boolean) => {
    const others = filters.categories.filter((one) => one !== key)
    onFilters({ ...filters, categories: on ? [...others, key] : others })
  }
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
              count={counts.get(category) ?? 0}
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
          options={PRICES}
          value={filters.price ?? ''}
          onValueChange={(value) => onFilters({ ...filters, price: priceOf(value) })}
        />
      </div>
    </>
  )
}

function priceOf(value: string): PriceRange | null {
  return PRICE_RANGES.find((range) => range === value) ?? null
}
