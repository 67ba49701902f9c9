import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '#modules/billing/screens/order-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/bestellen/$orderId')({
  head: privateHead('Je bestelling'),
  component: OrderPage,
})

function OrderPage() {
  return <OrderScreen orderId={Route.useParams().orderId} />
}
