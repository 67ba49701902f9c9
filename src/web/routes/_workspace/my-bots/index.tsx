import { createFileRoute } from '@tanstack/react-router'
import { MyBotsPage } from '../../../my-bots-page.tsx'
import { privateHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_workspace/my-bots/')({
  head: privateHead('Mijn Bots'),
  component: MyBotsPage,
})
