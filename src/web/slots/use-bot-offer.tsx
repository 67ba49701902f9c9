import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { CurrentAccess } from '#modules/activation/screens/current-access.ts'
import { botOrderPath } from '#modules/billing/screens/navigate-away.ts'
import type { BotOffered } from '#modules/catalogue/screens/bot-side-card.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'

// An anonymous visitor has no bot: account parts load with the account's answer.
const loadAccessNotice = () => import('#modules/activation/screens/current-access-notice.tsx')
const CurrentAccessNotice = lazy(async () => ({ default: (await loadAccessNotice()).CurrentAccessNotice }))

/**
 * Returns how a bot is offered to the reader of its page: everything to an anonymous visitor; to an account only what is no second payment for its
 * access, which is named instead (AMB-037). When the access is unknown everything is offered; the order's endpoint refuses it then.
 */
export function useBotOffer(botId: string): BotOffered {
  const api = useApi()
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  const userId = user?.id ?? ''
  const { data, isError } = useQuery({
    queryKey: ['user-bots', userId, botId, 'own'],
    queryFn: async () => {
      const [{ loadCurrentAccess }] = await Promise.all([import('../load-current-access.ts'), loadAccessNotice()])
      return loadCurrentAccess(api, queryClient, { userId, botId })
    },
    enabled: user !== null,
    staleTime: 15_000,
  })
  const rentHref = botOrderPath(botId, 'rental')
  const buyHref = botOrderPath(botId, 'purchase')
  if (!data) return { rentHref, buyHref, isAsking: status !== 'signed-out' && !isError }
  return {
    rentHref: data.left.rent ? rentHref : undefined,
    buyHref: data.left.buy ? buyHref : undefined,
    own: <CurrentAccessSummary botId={botId} access={data.access} />,
    accessLabel: data.words,
    isTried: data.isTried,
    isKnown: data.isKnown,
    hasFreePlanSlot: data.hasFreePlanSlot,
  }
}

function CurrentAccessSummary({ botId, access }: { botId: string; access: CurrentAccess }) {
  if (access.kind === 'none') return null
  return (
    <Suspense>
      <CurrentAccessNotice botId={botId} access={access} />
    </Suspense>
  )
}
