import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { confirmOrder, type Order } from '../contract.ts'
import { needsVatIdCheck } from '../domain/decide-vat.ts'
import { chargeOf, type VatRegime } from '../domain/vat.ts'
import { isRefusal, messageOr, orderQuery } from './billing-client.ts'
import { checkOrder } from './check-order.ts'
import { navigateAway } from './navigate-away.ts'
import { orderText as text } from './order.text.ts'
import { deleteSavedOrderFields, orderStorageKey } from './saved-order-fields.ts'
import type { TypedInvoiceRecipient } from './use-vat-id-check.ts'

interface Parts {
  readonly order: Order
  readonly typed: TypedInvoiceRecipient
  /** How btw is dealt with in the total that stands above the button. */
  readonly regime: VatRegime
  readonly onTyped: (change: Partial<TypedInvoiceRecipient>) => void
}

/**
 * The form of an order: checked, sent once however often the button is pressed, and then the browser leaves to pay. Whatever changed
 * meanwhile is read again, and what was typed stays.
 */
export function useOrderForm({ order, typed, regime, onTyped }: Parts) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const readAgain = () => queryClient.invalidateQueries({ queryKey: orderQuery(api, userId, order.id).queryKey })
  return usePlainForm({
    check: (fields) => checkOrder(fields).errors,
    send: async (fields) => {
      const { buyer } = checkOrder(fields)
      if (!buyer) return
      // Whoever presses Enter never left the field.
      if (buyer.kind === 'business') onTyped({ btwId: buyer.btwId ?? '' })
      const { grossCents: seenPriceCents } = chargeOf(order.shown_price_cents, regime)
      try {
        const { url } = await api.call(confirmOrder, {
          body: { orderId: order.id, buyer, seenPriceCents, acceptsTerms: true, startsNow: true },
        })
        deleteSavedOrderFields(orderStorageKey(userId, order.id))
        await navigateAway(url)
        // The buyer came back from the payment page: the order tells how it stands.
        await readAgain()
      } catch (error) {
        if (isRefusal(error, 'price_changed') || isRefusal(error, 'order_closed')) await readAgain()
        // The server may know by now what VIES did not tell before.
        if (needsVatIdCheck(buyer)) await queryClient.invalidateQueries({ queryKey: ['btw-id'] })
        throw error
      }
    },
    onFailure: (error) => {
      if (isRefusal(error, 'btw_id_unknown')) return text.vatIdCheck.unknown
      if (!isRefusal(error, 'price_changed')) return messageOr(error, text.confirmFailed)
      return needsVatIdCheck(typed) ? text.totalChanged : text.priceChanged
    },
    fieldOf: (error) => (isRefusal(error, 'btw_id_unknown') ? 'btwId' : undefined),
  })
}
