import { createFileRoute } from '@tanstack/react-router'
import { ReviewQueueScreen } from '#modules/review/screens/review-queue-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/reviews/')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Reviews'),
  component: ReviewQueueScreen,
})
