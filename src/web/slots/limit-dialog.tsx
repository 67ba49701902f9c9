import { useQuery } from '@tanstack/react-query'
import { offersQuery } from '#modules/activation/screens/activation-client.ts'
import type { ReachedLimit } from '#modules/activation/screens/use-bot-switch.ts'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { usePlan } from '#modules/plans/screens/use-feature.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { toSingleBotOffer } from '../single-bot-offer.ts'

/**
 * The upgrade dialog of a reached limit; its title depends on the account's current access (AMB-078). The bot by itself does not count against the
 * limit.
 */
export function LimitDialog({ reason, botId, onClose }: ReachedLimit & { onClose: () => void }) {
  const plan = usePlan()
  const offers = useQuery(offersQuery(useApi()))
  if (plan === undefined) return null
  const bot = offers.data?.find(({ id }) => id === botId)
  const need = plan?.is_paid ? 'upgrade' : 'subscription'
  return <UpgradeDialog open onClose={onClose} need={need} reason={reason} own={bot && toSingleBotOffer(bot)} />
}
