import { ButtonLink } from '#ui/button-link.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { AccessNotice } from './access-note.tsx'
import type { CurrentAccess } from './current-access.ts'
import { myBotsText as text } from './my-bots.text.ts'

type Props = { botId: string; access: Exclude<CurrentAccess, { kind: 'none' }> }

/** Shows an account's access to a bot on the bot's own page, with links to its setup and to its billing. */
export function CurrentAccessNotice({ botId, access }: Props) {
  if (access.kind === 'room_on_plan')
    return (
      <div className="bot-own">
        <StatusBadge state="idle">{text.slotsOnPlan}</StatusBadge>
        <ButtonLink href="/my-bots" variant="line" size="small">
          {text.switchOn}
        </ButtonLink>
      </div>
    )
  const isPaidMonthly = access.held.access_source === 'rental' || access.held.access_source === 'plan'
  return (
    <div className="bot-own">
      {access.held.is_example && <ExampleMark />}
      <AccessNotice held={access.held} />
      <div className="button-row">
        <ButtonLink href={`/my-bots/${botId}/inrichten`} variant="line" size="small">
          {text.configure}
        </ButtonLink>
        <ButtonLink href={isPaidMonthly ? '/billing' : '/my-bots'} variant="quiet" size="small">
          {isPaidMonthly ? text.toSubscription : text.title}
        </ButtonLink>
      </div>
    </div>
  )
}
