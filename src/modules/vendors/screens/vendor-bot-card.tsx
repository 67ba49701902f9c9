import { Fragment } from 'react'
import type { VendorBot } from '#modules/catalogue/contract.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tile } from '#ui/tile.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { VendorBotLists } from './use-vendor-bots.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'

const STATES = { draft: 'idle', pending_review: 'busy', approved: 'good', rejected: 'bad' } as const

/** Shows one of the vendor's bots: its status, a reviewer's feedback, and the actions (VEND-23, AMB-104). */
export function VendorBotCard({ bot, own }: { bot: VendorBot; own: VendorBotLists }) {
  const title = bot.title.trim() || text.unnamed
  const ofBot = <VisuallyHidden>{text.ofBot(title)}</VisuallyHidden>
  const isOn = own.isOn(bot)
  return (
    <Card as="li" className="vendor-bot" padded>
      <Tile seed={bot.id} category={bot.category} size={64} />
      <div className="vendor-bot-what">
        <h2>{title}</h2>
        <p className="vendor-bot-facts">
          <StatusBadge state={STATES[bot.status]}>{text.status(bot.status)}</StatusBadge>
          {bot.is_paused && <StatusBadge state="bad">{text.paused}</StatusBadge>}
          {bot.model_missing && <StatusBadge state="idle">{text.needsModel}</StatusBadge>}
          {bot.status === 'approved' && bot.pending_version && (
            <StatusBadge state="busy">{text.updateWaits(bot.pending_version)}</StatusBadge>
          )}
          <span>
            <Price bot={bot} />
          </span>
          <span className="soft">{text.updated(formatDate(bot.updated_at))}</span>
        </p>
        {bot.model_missing && <p className="small soft">{text.modelMissing}</p>}
      </div>
      {bot.review_feedback && (
        <div className="vendor-bot-feedback">
          <Notice tone="attention" title={text.feedback}>
            {bot.review_feedback}
          </Notice>
        </div>
      )}
      <div className="vendor-bot-foot">
        <Switch
          label={
            <>
              {text.published(isOn)}
              {ofBot}
            </>
          }
          hint={isOn && bot.status !== 'approved' ? text.activeWaits(bot.status) : undefined}
          checked={isOn}
          onChange={(event) => own.turn(bot, event.target.checked)}
        />
        <div className="button-row">
          <ButtonLink href={`/vendor/bots/${bot.id}/edit`} variant="line" size="small">
            {text.edit}
            {ofBot}
          </ButtonLink>
          <Button variant="danger-quiet" size="small" onClick={() => own.ask({ ...bot, title })}>
            {text.remove}
            {ofBot}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Price({ bot: { price, monthly_price: monthly } }: { bot: VendorBot }) {
  const parts = [
    ...(monthly === null ? [] : [text.monthly(euro(Math.round(monthly * 100)))]),
    ...(price === null ? [] : [text.once(euro(Math.round(price * 100)))]),
  ]
  if (parts.length === 0) return text.noPrice
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' of '}
      <span className="price">{part}</span>
    </Fragment>
  ))
}
