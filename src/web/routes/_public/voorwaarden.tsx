import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#modules/marketing/screens/legal-screen.tsx'
import { pageTextQuery } from '#modules/marketing/screens/texts-client.ts'
import { textHead } from '../../text-head.ts'

export const Route = createFileRoute('/_public/voorwaarden')({
  loader: ({ context }) => context.queryClient.ensureQueryData(pageTextQuery(context.api, 'voorwaarden')),
  head: ({ loaderData, match }) => textHead(loaderData, '/voorwaarden', match.context.site),
  component: Legal,
})

function Legal() {
  return <LegalScreen page={Route.useLoaderData()} />
}
