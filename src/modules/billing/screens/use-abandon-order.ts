import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { toastError, toastNotice } from '#ui/toast.ts'
import { abandonOrder, type Order } from '../contract.ts'
import { isRefusal, messageOr, orderQuery } from './billing-client.ts'
import { orderText as text } from './order.text.ts'
import { deleteSavedOrderFields, orderStorageKey } from './saved-order-fields.ts'

/** Cancels an unpaid order; one that was paid meanwhile is shown as paid. */
export function useAbandonOrder(order: Order) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const { queryKey } = orderQuery(api, userId, order.id)
  const [pending, setPending] = useState(false)
  const start = async (): Promise<void> => {
    setPending(true)
    try {
      queryClient.setQueryData(queryKey, await api.call(abandonOrder, { body: { orderId: order.id } }))
      deleteSavedOrderFields(orderStorageKey(userId, order.id))
    } catch (error) {
      if (isRefusal(error, 'order_paid')) toastNotice(text.alreadyPaid, text.alreadyPaidNote)
      else toastError(text.abandonFailed, messageOr(error, ''))
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      setPending(false)
    }
  }
  return { pending, start: () => void start() }
}
