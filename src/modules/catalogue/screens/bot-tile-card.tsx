import { Badge } from '#ui/badge.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { Tile } from '#ui/tile.tsx'
import type { ListingItem } from '../domain/listing-item.ts'
import { catalogueText as text } from './catalogue.text.ts'
import { leadingPrice } from './price-text.ts'

type Props = {
  item: ListingItem
  executions: number
  inMaintenance: boolean
  /** It needs a language model and none is connected: trying it is not offered (AMB-197). */
  modelMissing: boolean
  /** The reader's paid plan has a free slot for it: it costs nothing more (AMB-198). */
  isInPlan?: boolean
  isFeature: boolean
}

/** Shows one tile of the wall; the feature takes four cells and says what trying costs. */
export function BotTileCard({ item, executions, inMaintenance, modelMissing, isInPlan, isFeature }: Props) {
  const price = leadingPrice(item)
  return (
    <li className={isFeature ? 'tile-wall-feature' : undefined}>
      <Tile seed={item.id} category={item.category} />
      <div className="tile-wall-text">
        <div className="bot-card-top">
          <span className="category-name">
            <CategorySign category={item.category} />
            {item.category}
          </span>
          {inMaintenance && <Badge tone="orange">{text.maintenance}</Badge>}
          {modelMissing && <Badge tone="line">{text.needsModel}</Badge>}
          {isFeature && <Badge tone="blue">{text.featured}</Badge>}
        </div>
        <h2>
          <a href={`/bot/${item.id}`}>{item.name}</a>
        </h2>
        <p>{item.description}</p>
        {isFeature && !modelMissing && (
          <ul className="bot-card-facts" role="list">
            <li>{text.freeMessages}</li>
            <li>{text.freeTrial}</li>
            <li>{text.executions(formatNumber(executions))}</li>
          </ul>
        )}
        <div className="tile-wall-foot">
          <span>
            <strong className="price">{price.amount}</strong> {price.term}
          </span>
          {isInPlan && <Badge tone="green">{text.inPlan}</Badge>}
          <span className="wide-only">{text.score(formatDecimal(item.rating))}</span>
        </div>
      </div>
    </li>
  )
}

/** Shows one row of the list view (LIST-05). */
export function BotListRow({ item, inMaintenance, modelMissing, isInPlan }: Omit<Props, 'executions' | 'isFeature'>) {
  const price = leadingPrice(item)
  return (
    <li>
      <Tile seed={item.id} category={item.category} />
      <div>
        <span className="category-name">
          <CategorySign category={item.category} />
          {item.category}
        </span>
        <h2>
          <a href={`/bot/${item.id}`}>{item.name}</a>
        </h2>
        {inMaintenance && <Badge tone="orange">{text.maintenance}</Badge>}
        {modelMissing && <Badge tone="line">{text.needsModel}</Badge>}
      </div>
      <p>{item.description}</p>
      <p className="price">
        {price.amount} <small>{price.term}</small> {isInPlan && <Badge tone="green">{text.inPlan}</Badge>}
      </p>
    </li>
  )
}
