import { useQuery } from '@tanstack/react-query'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotAction } from '#modules/catalogue/screens/bot-side-card.tsx'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { targetOf, useTrial } from '../bot-access.ts'
import { trialUsedQuery } from '../bot-access-calls.ts'
import { upgradeOf } from '../single-bot-offer.ts'

type Props = { bot: BotDetail; action: BotAction; onClose: () => void }

/**
 * The upgrade dialog of one bot: a plan, its free trial while it can still be started, which leads on to the blocked action, or the bot by itself
 * (AMB-039).
 */
export function BotUpgradeDialog({ bot, action, onClose }: Props) {
  const go = useGo()
  const userId = useSession().user?.id ?? ''
  const isTrialUsed = useQuery(trialUsedQuery(useApi(), { userId, botId: bot.id }))
  const trial = useTrial(bot.id, () => go(targetOf(action, bot.id)))
  // A user would press an offer that disappears a moment later.
  if (isTrialUsed.isPending) return null
  return <UpgradeDialog open onClose={onClose} {...upgradeOf(bot, isTrialUsed.data ? null : trial)} />
}
