import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseScreen } from '#modules/marketing/screens/enterprise-screen.tsx'
import { headsText } from '#modules/marketing/screens/heads.text.ts'
import { pageTextQuery } from '#modules/marketing/screens/texts-client.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/enterprise')({
  loader: ({ context }) => context.queryClient.ensureQueryData(pageTextQuery(context.api, 'enterprise')),
  head: ({ match }) => pageHead({ ...headsText.enterprise, path: '/enterprise' }, match.context.site),
  component: Enterprise,
})

function Enterprise() {
  return <EnterpriseScreen page={Route.useLoaderData()} />
}
