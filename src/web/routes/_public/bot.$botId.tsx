import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BotSkeleton } from '#modules/catalogue/screens/bot-skeleton.tsx'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { botHead } from '../../bot-head.ts'
import { BotNotPublic } from '../../bot-not-public-part.ts'
import { BotPage } from '../../bot-page.tsx'
import { cleanVersionSearch } from '../../version-search.ts'

export const Route = createFileRoute('/_public/bot/$botId')({
  validateSearch: cleanVersionSearch,
  loaderDeps: ({ search }) => ({ version: search.versie || null }),
  loader: async ({ context, params, deps }) => {
    const userId = context.session.state().user?.id ?? null
    const bot = await context.queryClient.ensureQueryData(
      botDetailQuery(context.api, params.botId, userId, deps.version),
    )
    if (!bot) {
      await BotNotPublic.preload()
      throw notFound()
    }
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
  return (
    <Suspense fallback={<BotSkeleton />}>
      <BotNotPublic botId={Route.useParams().botId} version={Route.useSearch().versie || null} />
    </Suspense>
  )
}
