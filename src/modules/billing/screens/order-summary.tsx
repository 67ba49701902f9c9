import { DefinitionList } from '#ui/definition-list.tsx'
import { euro } from '#ui/format/euro.ts'
import { Tile } from '#ui/tile.tsx'
import type { Order } from '../contract.ts'
import { orderText as text } from './order.text.ts'

/** What is bought: its portrait or name, and how it is paid. */
export function OrderedThing({ order, Title }: { order: Order; Title: 'h2' | 'h3' }) {
  return (
    <div className="order-thing">
      {order.bot && <Tile seed={order.bot.id} category={order.bot.category} size={64} />}
      <div>
        <p className="small soft">{text.kind[order.kind].what}</p>
        <Title>{order.title}</Title>
      </div>
    </div>
  )
}

/** The split of the price, and the one total that is asked, incl. btw (AMB-037, AMB-178). */
export function OrderPrice({ order }: { order: Order }) {
  return (
    <>
      <DefinitionList
        layout="spread"
        items={[
          { term: text.net, description: euro(order.net_cents) },
          { term: text.btw, description: euro(order.btw_cents) },
        ]}
      />
      <OrderTotal order={order} />
    </>
  )
}

/** The total, once, with what it is for. */
export function OrderTotal({ order }: { order: Order }) {
  return (
    <p className="order-total">
      <span>{text.kind[order.kind].total}</span>
      <strong className="price">{euro(order.price_cents)}</strong>
    </p>
  )
}
