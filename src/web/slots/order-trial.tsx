import type { Order } from '#modules/billing/contract.ts'
import { OrderTrial } from '#modules/billing/screens/order-trial.tsx'
import { useGo } from '#platform/browser/navigation-context.ts'
import { targetOf, useTrial } from '../bot-access.ts'

/** Starts the trial of a bot from the page of its order, and opens the same page as the bot's own page does. */
export function OrderTrialStart({ order, botId }: { order: Order; botId: string }) {
  const go = useGo()
  const trial = useTrial(botId, () => go(targetOf('use', botId)))
  return <OrderTrial order={order} trial={trial} />
}
