import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '#modules/marketing/screens/messages-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/messages')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Berichten'),
  component: MessagesScreen,
})
