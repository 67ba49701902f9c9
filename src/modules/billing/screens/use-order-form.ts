import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { confirmOrder, type Order } from '../contract.ts'
import { isRefusal, messageOr, orderQuery } from './billing-client.ts'
import { checkOrder } from './check-order.ts'
import { leaveFor } from './leave.ts'
import { orderText as text } from './order.text.ts'

/**
 * The form of an order: checked, sent once however often the button is pressed, and then the browser leaves to pay. Whatever changed
 * meanwhile is read again, and what was typed stays.
 */
export function useOrderForm(order: Order) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const readAgain = () => queryClient.invalidateQueries({ queryKey: orderQuery(api, userId, order.id).queryKey })
  return usePlainForm({
    check: (fields) => checkOrder(fields).errors,
    send: async (fields) => {
      const { buyer } = checkOrder(fields)
      if (!buyer) return
      try {
        const { url } = await api.call(confirmOrder, {
          body: { orderId: order.id, buyer, seenPriceCents: order.price_cents, acceptsTerms: true, startsNow: true },
        })
        await leaveFor(url)
        // The buyer came back from the payment page: the order tells how it stands.
        await readAgain()
      } catch (error) {
        if (isRefusal(error, 'price_changed') || isRefusal(error, 'order_closed')) await readAgain()
        throw error
      }
    },
    onFailure: (error) =>
      isRefusal(error, 'price_changed') ? text.priceChanged : messageOr(error, text.confirmFailed),
  })
}
