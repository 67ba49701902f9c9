import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotAction } from '#modules/catalogue/screens/bot-side-card.tsx'
import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { useGo } from '#platform/browser/navigation-context.ts'
import { targetOf, useTrial } from '../bot-access.ts'
import { upgradeOf } from '../own-offer.ts'

type Props = { bot: BotDetail; action: BotAction; onClose: () => void }

/** The upgrade dialog of one bot: a plan, its free trial, which leads on to the action that was blocked, or the bot by itself (AMB-039). */
export function BotUpgradeDialog({ bot, action, onClose }: Props) {
  const go = useGo()
  const trial = useTrial(bot.id, () => go(targetOf(action, bot.id)))
  return <UpgradeDialog open onClose={onClose} {...upgradeOf(bot, trial)} />
}
