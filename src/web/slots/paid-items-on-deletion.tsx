import { useQuery } from '@tanstack/react-query'
import { userBotsQuery } from '#modules/activation/screens/activation-client.ts'
import { PaidItems } from '#modules/billing/screens/paid-items.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'

/** Shows what a user who deletes their account pays for or has bought: bought bots are known by their access, the rest by their payments. */
export function PaidItemsOnDeletion() {
  const bots = useQuery(userBotsQuery(useApi(), useSession().user?.id ?? ''))
  const bought = bots.data?.filter((one) => one.access_source === 'purchase' && !one.access_expired)
  return <PaidItems bought={bought?.map(({ bot }) => bot.title)} isBoughtUnknown={bots.isError} />
}
