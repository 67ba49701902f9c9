import { createFileRoute } from '@tanstack/react-router'
import { VendorBotsScreen } from '#modules/vendors/screens/vendor-bots-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { guardVendor } from '../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/vendor/bots/')({
  ssr: false,
  beforeLoad: guardVendor,
  head: privateHead('Mijn bots als maker'),
  component: VendorBotsScreen,
})
