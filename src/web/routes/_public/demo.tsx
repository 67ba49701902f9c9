import { createFileRoute } from '@tanstack/react-router'
import { PlaygroundScreen } from '#modules/marketing/screens/playground-screen.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/demo')({
  head: ({ match }) =>
    pageHead(
      {
        title: 'Demo',
        description:
          'Probeer drie demobots van Syvo zonder account. Het is een simulatie met vaste antwoorden: je berichten worden niet verstuurd.',
        path: '/demo',
      },
      match.context.site,
    ),
  component: PlaygroundScreen,
})
