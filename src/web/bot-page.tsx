import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { BotDetailScreen } from '#modules/catalogue/screens/bot-detail-screen.tsx'
import { ReportButton } from '#modules/moderation/screens/reports/report-button.tsx'
import { useSession } from '#platform/browser/session-context.ts'
import { useBotActions, useTrialButton } from './bot-access.ts'
import { trialChatFor } from './slots/trial-chat.tsx'
import { useBotOffer } from './slots/use-bot-offer.tsx'

const BotUpgradeDialog = lazy(async () => ({
  default: (await import('./slots/bot-upgrade-dialog.tsx')).BotUpgradeDialog,
}))

/** Shows a bot that the visitor may see, with the parts of modules above the catalogue: trial chat, access rule, upgrade dialog. */
export function BotPage({ bot }: { bot: BotDetail }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { act, pending, blocked, close } = useBotActions(bot)
  const trial = useTrialButton(bot.id)
  const offer = useBotOffer(bot.id)
  const { status } = useSession()
  return (
    <>
      <BotDetailScreen
        bot={bot}
        address={`${site.publicUrl}/bot/${bot.id}`}
        channels={site.channels}
        onAction={(action) => void act(action)}
        pendingAction={pending}
        {...trial}
        trialChat={trialChatFor(bot, { isIn: status === 'signed-in', offer })}
        offer={offer}
        report={<ReportButton bot={bot} />}
      />
      {blocked && (
        <Suspense>
          <BotUpgradeDialog bot={bot} action={blocked} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
