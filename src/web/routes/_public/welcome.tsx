import { createFileRoute } from '@tanstack/react-router'
import { pagesText } from '#modules/marketing/screens/pages.text.ts'
import { WelcomeScreen } from '#modules/marketing/screens/welcome-screen.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/welcome')({
  head: ({ match }) =>
    pageHead(
      { title: 'Welkom', description: pagesText.welcomeDescription, path: '/welcome', noindex: true },
      match.context.site,
    ),
  component: WelcomeScreen,
})
