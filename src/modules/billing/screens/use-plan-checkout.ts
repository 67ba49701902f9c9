import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { toastError } from '#ui/toast.ts'
import { isRefusal } from './billing-client.ts'
import { checkoutText as text } from './checkout.text.ts'
import { changePlanPath, startPlan } from './launch-checkout.ts'
import { openOrder } from './navigate-away.ts'

/** Starts the checkout of a plan from its card; shows an error in a toast (PLAN-10, PAY-08, PAY-09, AMB-070). */
export function usePlanCheckout(code: string) {
  const api = useApi()
  const go = useGo()
  const [pending, setPending] = useState(false)
  const start = async (): Promise<void> => {
    setPending(true)
    try {
      const url = await startPlan(api, code)
      if (!url) throw new Error(text.cardNoUrl)
      openOrder(url, (path) => go(path))
    } catch (error) {
      if (isRefusal(error, 'already_subscribed')) return go(changePlanPath(code))
      toastError(text.cardFailed, (error instanceof Error && error.message) || text.cardFailedText)
    } finally {
      setPending(false)
    }
  }
  return { pending, start: () => void start() }
}
