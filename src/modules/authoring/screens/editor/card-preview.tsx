import { useDeferredValue } from 'react'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { euro } from '#ui/format/euro.ts'
import { Tile } from '#ui/tile.tsx'
import { readPrice } from '../../form/price-text.ts'
import { basicsText as text } from './basics.text.ts'
import { useEditorForm } from './editor-form.ts'

/** Shows the bot as the marketplace will show it, from what is typed so far. */
export function CardPreview({ botId }: { botId: string | null }) {
  const form = useDeferredValue(useEditorForm().form)
  const category = form.category || 'Productiviteit'
  const monthly = form.pricing_model === 'purchase' ? null : centsOf(form.monthly_price)
  const once = form.pricing_model === 'rental' ? null : centsOf(form.price)
  return (
    <aside className="editor-preview" aria-label={text.previewTitle}>
      <p className="small soft">{text.previewTitle}</p>
      <div className="card editor-preview-card">
        {botId && form.category ? <Tile seed={botId} category={category} /> : <EmptyTile category={category} />}
        <div>
          <p className="editor-preview-title">{form.title.trim() || text.previewName}</p>
          {form.category && <p className="small soft">{form.category}</p>}
          <p>{form.description.trim() || text.previewDescription}</p>
          <p className="price">
            {monthly !== null ? text.perMonth(euro(monthly)) : once !== null ? text.once(euro(once)) : text.noPrice}
          </p>
        </div>
      </div>
      <p className="small soft">{text.previewNote}</p>
    </aside>
  )
}

function centsOf(typed: string): number | null {
  const price = readPrice(typed)
  return 'cents' in price ? price.cents : null
}
