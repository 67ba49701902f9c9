import { createFileRoute } from '@tanstack/react-router'
import { headsText } from '#modules/marketing/screens/heads.text.ts'
import { WelcomeScreen } from '#modules/marketing/screens/welcome-screen.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/welcome')({
  head: ({ match }) => pageHead({ ...headsText.welcome, path: '/welcome', noindex: true }, match.context.site),
  component: WelcomeScreen,
})
