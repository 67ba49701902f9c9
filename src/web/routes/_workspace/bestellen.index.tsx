import { createFileRoute } from '@tanstack/react-router'
import { BotOrderLauncher } from '#modules/billing/screens/bot-order-launcher.tsx'
import { isUuid } from '#platform/ids/is-uuid.ts'
import { privateHead } from '../../page-head.ts'

/** Which bot, and how; what cannot be one is left out. */
interface BotOrderSearch {
  bot?: string
  als?: 'huur' | 'koop'
}

/** Where the order of one bot begins (AMB-036, AMB-037): an address of its own, so that a visitor comes back to it after signing in. */
export const Route = createFileRoute('/_workspace/bestellen/')({
  validateSearch: ({ bot, als }: Record<string, unknown>): BotOrderSearch => ({
    ...(typeof bot === 'string' && isUuid(bot) ? { bot } : {}),
    ...(als === 'huur' || als === 'koop' ? { als } : {}),
  }),
  head: privateHead('Een bot bestellen'),
  component: BotOrder,
})

function BotOrder() {
  const { bot = null, als = 'huur' } = Route.useSearch()
  return <BotOrderLauncher key={`${bot}-${als}`} botId={bot} way={als === 'huur' ? 'rental' : 'purchase'} />
}
