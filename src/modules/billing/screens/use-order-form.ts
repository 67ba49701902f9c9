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
  /** The VAT regime of the total above the button. */
  readonly regime: VatRegime
  readonly onTyped: (change: Partial<TypedInvoiceRecipient>) => void
}

/**
 * Handles the form of an order: checks it, sends it once however often the button is pressed, and then opens the payment page. Whatever changed
 * meanwhile is refetched, and typed fields stay.
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
      // A user who presses Enter never left the field.
      if (buyer.kind === 'business') onTyped({ btwId: buyer.btwId ?? '' })
      const { grossCents: seenPriceCents } = chargeOf(order.shown_price_cents, regime)
      try {
        const { url } = await api.call(confirmOrder, {
          body: { orderId: order.id, buyer, seenPriceCents, acceptsTerms: true, startsNow: true },
        })
        deleteSavedOrderFields(orderStorageKey(userId, order.id))
        await navigateAway(url)
        // The customer came back from the payment page: the order shows its state.
        await readAgain()
      } catch (error) {
        if (isRefusal(error, 'price_changed') || isRefusal(error, 'order_closed')) await readAgain()
        // The server may know by now what VIES did not answer before.
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
