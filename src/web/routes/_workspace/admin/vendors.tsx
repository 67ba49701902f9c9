import { createFileRoute } from '@tanstack/react-router'
import { VendorsScreen } from '#modules/vendors/screens/checks/vendors-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { guardAdmin } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/admin/vendors')({
  ssr: false,
  beforeLoad: guardAdmin,
  head: privateHead('Makers'),
  component: VendorsScreen,
})
