import { type ComponentType, useEffect, useRef } from 'react'
import { answersBar, type FeatureUse } from '#modules/plans/contract.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tile } from '#ui/tile.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AccessNotice } from './access-note.tsx'
import { BotVersion } from './bot-version.tsx'
import { categoryLabel, myBotsText as text } from './my-bots.text.ts'
import type { MyBot } from './my-bots.ts'
import { type PlanCapacity, PlanSlot } from './plan-slot.tsx'

/** A component from a higher module: a link to save the agreement about one bot. */
export type AgreementSlot = ComponentType<{ botId: string; botTitle: string }>

type Props = {
  bot: MyBot
  /** The plan's answers in this month. */
  answers?: FeatureUse | undefined
  /** The room for one more bot on the paid plan. */
  capacity?: PlanCapacity
  onTurn: (isOn: boolean) => void
  Agreement?: AgreementSlot | undefined
}

/** Shows one bot with its switch, the grant of its access, and its links (MYBOTS-01). */
export function MyBotCard({ bot, answers, capacity = 'none', onTurn, Agreement }: Props) {
  const { foot, onTurned } = useFootInView(bot)
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
      {bot.held?.is_example && <ExampleMark />}
      {bot.held && <AccessNotice held={bot.held} />}
      {bot.held && <PlanSlot held={bot.held} capacity={capacity} />}
      {bot.held === null && bot.modelMissing && <StatusBadge state="idle">{text.needsModel}</StatusBadge>}
      {bot.held && !bot.held.access_expired && <BotVersion bot={bot.held} />}
      {bot.held && bot.isActive && !bot.held.access_expired && (
        <UsageBar
          label={text.answers(bot.title)}
          {...answersBar({ usage: bot.held.usage, source: bot.held.access_source, plan: answers })}
        />
      )}
      <div ref={foot} className="my-bot-foot">
        <Switch
          label={
            <>
              {/* The switch says its state itself: a name that changes with it would say it twice, once reversed. */}
              <span aria-hidden="true">{text.state(bot.isActive)}</span>
              <VisuallyHidden>{text.active(bot.title)}</VisuallyHidden>
            </>
          }
          checked={bot.isActive}
          disabled={bot.modelMissing && !bot.isActive}
          onChange={(event) => {
            onTurned()
            onTurn(event.target.checked)
          }}
        />
        <div className="button-row">
          <ButtonLink href={`/bot/${bot.id}`} variant="quiet" size="small">
            {text.dashboard}
            {ofBot}
          </ButtonLink>
          {bot.held?.access_expired && !bot.isActive && !bot.modelMissing && (
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

/** Keeps the switch and the part below it in view after a turn, because the card grows above the switch once the bot is on. */
function useFootInView({ isActive, held }: MyBot) {
  const foot = useRef<HTMLDivElement>(null)
  const isTurned = useRef(false)
  useEffect(() => {
    if (!isTurned.current) return
    foot.current?.scrollIntoView({ block: 'nearest' })
    if (isActive === (held?.active ?? false)) isTurned.current = false
  }, [isActive, held])
  return {
    foot,
    onTurned: () => {
      isTurned.current = true
    },
  }
}
