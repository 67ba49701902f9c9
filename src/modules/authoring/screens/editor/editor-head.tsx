import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import { Tile } from '#ui/tile.tsx'
import type { BotForm } from '../../contract.ts'
import { editorText as text } from './editor.text.ts'
import type { EditedBot } from './editor-client.ts'

/** Shows the versions of a bot; review owns them. */
export type VersionsSlot = (sheet: {
  botId: string
  liveVersion: number | null
  open: boolean
  onClose: () => void
}) => ReactNode

type Props = { botId: string | null; form: BotForm; bot: EditedBot | undefined; versions: VersionsSlot }

/** Shows the bot's title and status, and the button to its versions. */
export function EditorHead({ botId, form, bot, versions }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PageHeader
        title={botId === null ? text.newTitle : form.title.trim() || text.untitled}
        description={bot ? <BotStatusLine bot={bot} /> : text.newLead}
        media={
          botId !== null && form.category ? (
            <Tile seed={botId} category={form.category} size={64} />
          ) : (
            <EmptyTile category={form.category || 'Productiviteit'} size={64} />
          )
        }
        actions={
          bot && (
            <Button variant="line" onClick={() => setIsOpen(true)}>
              {text.versions}
            </Button>
          )
        }
      />
      {bot &&
        versions({
          botId: bot.bot_id,
          liveVersion: bot.live_version,
          open: isOpen,
          onClose: () => setIsOpen(false),
        })}
    </>
  )
}

function BotStatusLine({ bot }: { bot: EditedBot }) {
  const { state, label } = phaseOf(bot)
  return (
    <span className="editor-standing">
      <StatusBadge state={state}>{label}</StatusBadge>
      {bot.is_paused && <StatusBadge state="bad">{text.paused}</StatusBadge>}
      {bot.live_version !== null && bot.active && <span>{text.liveVersion(bot.live_version)}</span>}
      {bot.live_version !== null && bot.changed && <span>{text.changed}</span>}
    </span>
  )
}

function phaseOf({ status, active }: EditedBot): { state: StatusState; label: string } {
  switch (status) {
    case 'approved':
      return active ? { state: 'good', label: text.phaseLive } : { state: 'idle', label: text.phaseOff }
    case 'pending_review':
      return { state: 'busy', label: text.phaseReview }
    case 'rejected':
      return { state: 'bad', label: text.phaseRejected }
    case 'draft':
      return { state: 'idle', label: text.phaseDraft }
  }
}
