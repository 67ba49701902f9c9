import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '#modules/identity/screens/account-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/account')({
  head: privateHead('Mijn account'),
  component: AccountScreen,
})
