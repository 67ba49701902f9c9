import { Checkbox } from '#ui/checkbox.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import type { Order } from '../contract.ts'
import { orderText as text } from './order.text.ts'

type Props = { order: Order; ending: readonly string[]; onEnding: (ids: readonly string[]) => void }

/** What the buyer rents apart and would pay for twice: each may be ended with the order, as far as the plan has room (AMB-037). */
export function OrderRentals({ order, ending, onEnding }: Props) {
  const { rentals, rentals_room: room, kind } = order
  const isFull = room !== null && ending.length >= room
  const turn = (id: string) => (isOn: boolean) => onEnding(isOn ? [...ending, id] : ending.filter((one) => one !== id))
  return (
    <fieldset className="order-rentals">
      <legend>{text.rentals.title}</legend>
      <p className="small soft">{kind === 'plan' ? text.rentals.onPlan : text.rentals.bought}</p>
      {room !== null && room < rentals.length && <p className="small">{text.rentals.room(room)}</p>}
      {rentals.map(({ subscription_id: id, title, price_cents: cents, ends_at: endsAt }) => {
        const isEnding = ending.includes(id)
        return (
          <Checkbox
            key={id}
            checked={isEnding}
            disabled={isFull && !isEnding}
            onChange={(event) => turn(id)(event.target.checked)}
            label={text.rentals.end(title)}
            hint={
              <>
                <span className="price">{euro(cents)}</span> {text.rentals.perMonth}{' '}
                {isEnding ? endNote(order, endsAt) : text.rentals.goesOn}
              </>
            }
          />
        )
      })}
    </fieldset>
  )
}

function endNote({ kind }: Order, endsAt: string | null): string {
  const until = endsAt === null ? text.rentals.endsAtOnce : text.rentals.endsAt(formatDate(endsAt))
  return `${until} ${kind === 'plan' ? text.rentals.thenPlan : text.rentals.thenOwn}`
}

/** What ends unless the buyer says otherwise: what he would pay for twice, the dearest first, as far as there is room. */
export function endingAtFirst({ rentals, rentals_room: room }: Order): readonly string[] {
  return rentals.slice(0, room ?? undefined).map((one) => one.subscription_id)
}
