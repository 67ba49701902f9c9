import { DefinitionList } from '#ui/definition-list.tsx'
import { euro } from '#ui/format/euro.ts'
import { Tile } from '#ui/tile.tsx'
import type { Order } from '../contract.ts'
import { chargeOf, type VatRegime } from '../domain/vat.ts'
import { orderText as text } from './order.text.ts'

/** Shows what is bought: its tile or name, and how it is paid. */
export function OrderedItem({ order, Title }: { order: Order; Title: 'h2' | 'h3' }) {
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

/** Shows the parts of the charge under this regime, and the one total, including VAT where it is charged (AMB-037, AMB-178). */
export function OrderPrice({ order, regime }: { order: Order; regime: VatRegime }) {
  const { netCents, vatCents, grossCents } = chargeOf(order.shown_price_cents, regime)
  return (
    <>
      <DefinitionList
        layout="spread"
        items={[
          { term: text.net, description: euro(netCents) },
          { term: text.vatLabel[regime], description: euro(vatCents) },
        ]}
      />
      <p className="order-total">
        <span>{text.total(order.kind, regime)}</span>
        <strong className="price">{euro(grossCents)}</strong>
      </p>
    </>
  )
}
