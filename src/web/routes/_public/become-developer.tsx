import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BecomeDeveloperScreen } from '#modules/marketing/screens/become-developer-screen.tsx'
import { pageTextQuery } from '#modules/marketing/screens/texts-client.ts'
import { textHead } from '../../text-head.ts'
import { VENDOR_HOME } from '../../vendor-home.ts'

export const Route = createFileRoute('/_public/become-developer')({
  loader: ({ context }) => context.queryClient.ensureQueryData(pageTextQuery(context.api, 'become-developer')),
  head: ({ loaderData, match }) => textHead(loaderData, '/become-developer', match.context.site),
  component: BecomeDeveloper,
})

function BecomeDeveloper() {
  const queryClient = useQueryClient()
  const clearSecret = async () => {
    // Role, flag and the courses that the flag opens.
    const keys = ['role', 'developer', 'lesson']
    await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  }
  return <BecomeDeveloperScreen page={Route.useLoaderData()} next={VENDOR_HOME} onChanged={clearSecret} />
}
