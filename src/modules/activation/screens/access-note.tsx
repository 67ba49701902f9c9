import { formatDate } from '#ui/format/date.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { UserBot } from '../contract.ts'
import { myBotsText as text } from './my-bots.text.ts'

/** Shows the grant of an account's access; before that, that Syvo paused the bot or that its language model is missing. */
export function AccessNotice({ held }: { held: UserBot }) {
  if (held.is_paused) return <StatusBadge state="bad">{text.paused}</StatusBadge>
  if (held.model_missing) return <StatusBadge state="bad">{text.modelMissing}</StatusBadge>
  if (held.access_expired) return <StatusBadge state="bad">{text.expired}</StatusBadge>
  return <StatusBadge state={held.active ? 'good' : 'idle'}>{accessLabelOf(held)}</StatusBadge>
}

/** Returns the label of a live access: its grant, and until when. */
export function accessLabelOf(held: UserBot): string {
  const source = text.access[held.access_source]
  if (held.on_plan && held.access_source !== 'plan' && held.renews_at === null) return text.thenOnPlan(source)
  const { renews_at: renewsAt, access_end: endsAt } = held
  if (renewsAt !== null) return text.renews(source, formatDate(renewsAt))
  return endsAt === null ? source : text.until(source, formatDate(endsAt))
}
