import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadLanding } from '../../landing-data.ts'
import { landingHead } from '../../landing-head.ts'
import { LandingPage } from '../../landing-page.tsx'

/** The landing for visitors; whoever has a session goes on to the listing (AMB-001). */
export const Route = createFileRoute('/_public/')({
  beforeLoad: ({ context }) => {
    if (context.session.token()) throw redirect({ to: '/bots', replace: true })
  },
  loader: ({ context }) => loadLanding(context.queryClient, context.api),
  head: ({ match }) => landingHead(match.context.site),
  component: Landing,
})

function Landing() {
  return <LandingPage {...Route.useLoaderData()} />
}
