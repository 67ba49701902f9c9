import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '#modules/billing/screens/order-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { OrderTrialStart } from '../../slots/order-trial.tsx'

/** `terug` marks the way back from a payment page. */
interface OrderSearch {
  terug?: '1'
}

export const Route = createFileRoute('/_workspace/bestellen/$orderId')({
  validateSearch: ({ terug }: Record<string, unknown>): OrderSearch => (terug === '1' ? { terug } : {}),
  head: privateHead('Je bestelling'),
  component: OrderPage,
})

function OrderPage() {
  return (
    <OrderScreen
      orderId={Route.useParams().orderId}
      isBack={Route.useSearch().terug === '1'}
      trialOffer={(order, botId) => <OrderTrialStart order={order} botId={botId} />}
    />
  )
}
