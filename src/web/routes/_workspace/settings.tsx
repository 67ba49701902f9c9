import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#modules/identity/screens/settings-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/settings')({
  head: privateHead('Instellingen'),
  component: SettingsScreen,
})
