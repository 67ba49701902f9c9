import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { guardDeveloper } from '../../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/_editor/dev/publish')({
  ssr: false,
  beforeLoad: guardDeveloper,
  head: privateHead('Nieuwe bot', '/vendor/bots/new'),
})
