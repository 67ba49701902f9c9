import { createFileRoute } from '@tanstack/react-router'
import { WaitingListScreen } from '#modules/marketing/screens/waiting-list-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/early-access')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Wachtlijst'),
  component: WaitingListScreen,
})
