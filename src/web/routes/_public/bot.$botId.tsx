import { createFileRoute, notFound } from '@tanstack/react-router'
import { BotSkeleton } from '#modules/catalogue/screens/bot-skeleton.tsx'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { botHead } from '../../bot-head.ts'
import { BotNotPublic, BotPage } from '../../bot-page.tsx'

export const Route = createFileRoute('/_public/bot/$botId')({
  loader: async ({ context, params }) => {
    const userId = context.session.state().user?.id ?? null
    const bot = await context.queryClient.ensureQueryData(botDetailQuery(context.api, params.botId, userId))
    if (!bot) throw notFound()
    return bot
  },
  head: ({ loaderData, params, match }) =>
    botHead(loaderData, `/bot/${params.botId}`, match.context.site, match.status === 'error'),
  pendingComponent: BotSkeleton,
  notFoundComponent: MissingBot,
  component: FoundBot,
})

function FoundBot() {
  return <BotPage bot={Route.useLoaderData()} />
}

function MissingBot() {
  return <BotNotPublic botId={Route.useParams().botId} />
}
