import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { UserBot } from '../contract.ts'
import './bot-version.css'
import { VersionSheet } from './version-sheet.tsx'
import { versionsText as text } from './versions.text.ts'

/** Shows on a bot's card which version answers, with the way to its changes and to a choice (AMB-102). */
export function BotVersion({ bot }: { bot: UserBot }) {
  const [isOpen, setIsOpen] = useState(false)
  const { running, live, held } = bot.version
  const isBehind = running !== live
  const { title } = bot.bot
  return (
    <div className="bot-version">
      <p className="small soft">
        {isBehind ? text.version(running) : text.line(running, held)}
        {isBehind && <StatusBadge state="attention">{text.isNew}</StatusBadge>}
      </p>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {text.manage}
        <VisuallyHidden>{text.ofBot(title)}</VisuallyHidden>
      </Button>
      <VersionSheet botId={bot.bot_id} title={title} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
