import { createFileRoute } from '@tanstack/react-router'
import { BotOffer } from '#modules/catalogue/screens/bot-offer.tsx'
import { ReviewScreen } from '#modules/review/screens/review-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/reviews/$versionId')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Review'),
  component: Review,
})

function Review() {
  const { versionId } = Route.useParams()
  // Each submission starts anew: typed text and opened parts of one do not carry over to another.
  return <ReviewScreen key={versionId} versionId={versionId} offer={(review) => <BotOffer bot={review} />} />
}
