import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import type { OutboxMail } from '../contract/outbox.ts'
import { outboxText as text } from './outbox.text.ts'

const STATES: Readonly<Record<OutboxMail['state'], StatusState>> = {
  waiting: 'busy',
  sent: 'good',
  kept: 'idle',
  failed: 'bad',
}

/** Shows the state of a mail; one that was only stored here does not count as sent. */
export function OutboxMailState({ state }: { state: OutboxMail['state'] }) {
  return <StatusBadge state={STATES[state]}>{text.states[state]}</StatusBadge>
}
