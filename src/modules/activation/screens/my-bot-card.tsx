import type { ComponentType } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { formatDate } from '#ui/format/date.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tile } from '#ui/tile.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { UserBot } from '../contract.ts'
import { BotVersion } from './bot-version.tsx'
import { categoryLabel, myBotsText as text } from './my-bots.text.ts'
import type { MyBot } from './my-bots.ts'

/** What goes into a card from above: a way to save the agreement about one bot. */
export type AgreementSlot = ComponentType<{ botId: string; botTitle: string }>

type Props = { bot: MyBot; onTurn: (isOn: boolean) => void; Agreement?: AgreementSlot | undefined }

/** One bot with its switch, the ground of its access, and where to go with it (MYBOTS-01). */
export function MyBotCard({ bot, onTurn, Agreement }: Props) {
  const ofBot = <VisuallyHidden>{text.ofBot(bot.title)}</VisuallyHidden>
  return (
    <Card as="li" className="my-bot">
      <div className="my-bot-head">
        <Tile seed={bot.id} category={bot.category} size={64} />
        <div>
          <h3>{bot.title}</h3>
          <p className="my-bot-category small soft">
            <CategorySign category={bot.category} />
            {categoryLabel(bot.category)}
          </p>
        </div>
      </div>
      <p className="my-bot-text">{bot.description}</p>
      {bot.held && <AccessNote held={bot.held} />}
      {bot.held && !bot.held.access_expired && <BotVersion bot={bot.held} />}
      <div className="my-bot-foot">
        <Switch
          label={
            <>
              {text.state(bot.isActive)}
              {ofBot}
            </>
          }
          checked={bot.isActive}
          onChange={(event) => onTurn(event.target.checked)}
        />
        <div className="button-row">
          <ButtonLink href={`/bot/${bot.id}`} variant="quiet" size="small">
            {text.dashboard}
            {ofBot}
          </ButtonLink>
          {bot.held?.access_expired && !bot.isActive && (
            <ButtonLink href={`/bestellen?bot=${bot.id}&als=huur`} size="small">
              {text.rentOn}
              {ofBot}
            </ButtonLink>
          )}
          {Agreement && bot.held && !bot.held.access_expired && <Agreement botId={bot.id} botTitle={bot.title} />}
          {(bot.held !== null || bot.isActive) && (
            <ButtonLink href={`/my-bots/${bot.id}/inrichten`} variant="line" size="small">
              {text.configure}
              {ofBot}
            </ButtonLink>
          )}
          {bot.isActive && bot.held?.config_valid && (
            <ButtonLink href={`/my-bots/${bot.id}/connect`} variant="line" size="small">
              {text.publish}
              {ofBot}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

/** The ground of an account's access; before that, that Syvo stopped the bot. */
export function AccessNote({ held }: { held: UserBot }) {
  if (held.is_paused) return <StatusBadge state="bad">{text.paused}</StatusBadge>
  if (held.access_expired) return <StatusBadge state="bad">{text.expired}</StatusBadge>
  const source = text.access[held.access_source]
  const { renews_at: renewsAt, access_end: endsAt } = held
  const note =
    renewsAt !== null
      ? text.renews(source, formatDate(renewsAt))
      : endsAt !== null
        ? text.until(source, formatDate(endsAt))
        : source
  return <StatusBadge state={held.active ? 'good' : 'idle'}>{note}</StatusBadge>
}
