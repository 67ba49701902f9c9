import { createFileRoute } from '@tanstack/react-router'
import { MyBotsScreen } from '#modules/activation/screens/my-bots-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/account_/bots')({
  head: privateHead('Mijn Bots', '/my-bots'),
  component: MyBotsScreen,
})
