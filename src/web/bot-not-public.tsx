import { useQuery } from '@tanstack/react-query'
import { BotNotFound } from '#modules/catalogue/screens/bot-not-found.tsx'
import { BotSkeleton } from '#modules/catalogue/screens/bot-skeleton.tsx'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { BotPage } from './bot-page.tsx'

/**
 * Shows a bot that visitors may not see. Its vendor, an administrator and an account with access may, so with a session the endpoint is asked once
 * more before the page says that there is no such bot (BOT-10, AMB-105). A version named in the address is also only for them.
 */
export function BotNotPublic({ botId, version }: { botId: string; version: string | null }) {
  const { status, user } = useSession()
  const query = useQuery({ ...botDetailQuery(useApi(), botId, user?.id ?? null, version), enabled: user !== null })
  if (query.data) return <BotPage bot={query.data} />
  if (status === 'signed-out' || (user && query.isFetched)) return <BotNotFound />
  if (user) return <BotSkeleton />
  return (
    <>
      <div className="when-out">
        <BotNotFound />
      </div>
      <div className="when-in">
        <BotSkeleton />
      </div>
    </>
  )
}
