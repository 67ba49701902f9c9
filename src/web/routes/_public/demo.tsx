import { createFileRoute } from '@tanstack/react-router'
import { PlaygroundScreen } from '#modules/marketing/screens/playground-screen.tsx'
import { playgroundText } from '#modules/marketing/screens/playground.text.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/demo')({
  head: ({ match }) =>
    pageHead({ title: 'Demo', description: playgroundText.description, path: '/demo' }, match.context.site),
  component: PlaygroundScreen,
})
