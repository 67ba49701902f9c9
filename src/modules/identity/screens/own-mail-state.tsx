import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import type { OwnMail } from '../contract/own-mails.ts'
import { ownMailsText as text } from './own-mails.text.ts'

const STATES: Readonly<Record<OwnMail['state'], StatusState>> = {
  waiting: 'busy',
  sent: 'good',
  kept: 'idle',
  failed: 'bad',
}

/** What became of a mail; one that only stayed here does not pass for sent. */
export function OwnMailState({ state }: { state: OwnMail['state'] }) {
  return <StatusBadge state={STATES[state]}>{text.states[state]}</StatusBadge>
}
