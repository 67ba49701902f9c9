import { createFileRoute, redirect } from '@tanstack/react-router'
import { BotSuccessScreen } from '#modules/billing/screens/bot-success-screen.tsx'
import { isUuid } from '#platform/ids/is-uuid.ts'
import { privateHead } from '../../page-head.ts'

/** The page after a bot was bought or rented; without the bot's id it redirects to the front page (ROUTE-04, ROUTE-05, AMB-003). */
export const Route = createFileRoute('/_workspace/bot/success')({
  // Only the browser knows the session, and an anonymous visitor goes to the login screen first.
  ssr: false,
  validateSearch: ({ bot_id: id }: Record<string, unknown>): { bot_id?: string } =>
    typeof id === 'string' && id !== '' ? { bot_id: id } : {},
  beforeLoad: ({ context, search }) => {
    if (context.session.token() && search.bot_id === undefined) throw redirect({ href: '/', replace: true })
  },
  head: privateHead('Je bot'),
  component: BotSuccess,
})

function BotSuccess() {
  const { bot_id: id = '' } = Route.useSearch()
  return <BotSuccessScreen botId={isUuid(id) ? id : null} />
}
