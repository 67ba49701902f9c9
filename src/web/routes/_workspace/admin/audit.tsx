import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#modules/moderation/screens/audit/audit-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/audit')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Logboek'),
  component: AuditScreen,
})
