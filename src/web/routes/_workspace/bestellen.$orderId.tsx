import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '#modules/billing/screens/order-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { OrderTrialStart } from '../../slots/order-trial.tsx'

export const Route = createFileRoute('/_workspace/bestellen/$orderId')({
  head: privateHead('Je bestelling'),
  component: OrderPage,
})

function OrderPage() {
  return (
    <OrderScreen
      orderId={Route.useParams().orderId}
      trialOffer={(order, botId) => <OrderTrialStart order={order} botId={botId} />}
    />
  )
}
