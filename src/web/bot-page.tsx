import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { BotDetailScreen } from '#modules/catalogue/screens/bot-detail-screen.tsx'
import { BotMissing } from '#modules/catalogue/screens/bot-missing.tsx'
import { BotSkeleton } from '#modules/catalogue/screens/bot-skeleton.tsx'
import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { ReportButton } from '#modules/publishing/screens/reports/report-button.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { useBotActions, useTrialButton } from './bot-access.ts'
import { useBotOffer } from './slots/own-access.tsx'
import { trialChatFor } from './slots/trial-chat.tsx'

const BotUpgradeDialog = lazy(async () => ({
  default: (await import('./slots/bot-upgrade-dialog.tsx')).BotUpgradeDialog,
}))

/** A bot that the visitor may see, with what modules above the catalogue add: trial chat, access rule, upgrade dialog. */
export function BotPage({ bot }: { bot: BotDetail }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { act, pending, blocked, close } = useBotActions(bot)
  const trial = useTrialButton(bot.id)
  const offer = useBotOffer(bot.id)
  return (
    <>
      <BotDetailScreen
        bot={bot}
        address={`${site.publicUrl}/bot/${bot.id}`}
        channels={site.channels}
        onAction={(action) => void act(action)}
        pendingAction={pending}
        {...trial}
        trialChat={trialChatFor(bot)}
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

/**
 * A bot that visitors may not see. Its vendor, an administrator and whoever holds it may, so with a session the door is asked once more
 * before the page says that there is no such bot (BOT-10, AMB-105). A version that is named in the address is theirs alone to see as well.
 */
export function BotNotPublic({ botId, version }: { botId: string; version: string | null }) {
  const { status, user } = useSession()
  const query = useQuery({ ...botDetailQuery(useApi(), botId, user?.id ?? null, version), enabled: user !== null })
  if (query.data) return <BotPage bot={query.data} />
  if (status === 'signed-out' || (user && query.isFetched)) return <BotMissing />
  if (user) return <BotSkeleton />
  return (
    <>
      <div className="when-out">
        <BotMissing />
      </div>
      <div className="when-in">
        <BotSkeleton />
      </div>
    </>
  )
}
