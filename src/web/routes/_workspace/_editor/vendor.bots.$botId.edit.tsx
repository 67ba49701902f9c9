import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { guardVendor } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/_editor/vendor/bots/$botId/edit')({
  ssr: false,
  beforeLoad: guardVendor,
  head: privateHead('Bot bewerken'),
})
