import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotAction } from '#modules/catalogue/screens/bot-side-card.tsx'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { useGo } from '#platform/browser/navigation-context.ts'
import { targetOf, useTrial } from '../bot-access.ts'
import { upgradeOf } from '../own-offer.ts'

type Props = {
  bot: BotDetail
  action: BotAction
  /** Whether the account has or had the bot, so that its free days are used or in use. */
  isTrialUsed: boolean
  onClose: () => void
}

/** The upgrade dialog of one bot: a plan, its free trial while it may still be started, which leads on to the action that was blocked, or the bot by itself (AMB-039). */
export function BotUpgradeDialog({ bot, action, isTrialUsed, onClose }: Props) {
  const go = useGo()
  const trial = useTrial(bot.id, () => go(targetOf(action, bot.id)))
  return <UpgradeDialog open onClose={onClose} {...upgradeOf(bot, isTrialUsed ? null : trial)} />
}
