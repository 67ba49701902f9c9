import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { BotDetail } from '../contract.ts'
import { featuresOfBot, paragraphsOfBot } from '../domain/bot-features.ts'
import './bot.css'
import { botText as text } from './bot.text.ts'
import { BotAnswers } from './bot-answers.tsx'
import { BotHeader } from './bot-header.tsx'
import { type BotAction, BotActionBar, type BotOffered, BotSideCard } from './bot-side-card.tsx'
import { BotTrader } from './bot-trader.tsx'
import { BotTrial } from './bot-trial.tsx'

// Most bots do not need it, and their pages have a size budget.
const BotModelMissing = lazyPart(async () => (await import('./bot-model-missing.tsx')).BotModelMissing)

/** A channel that bots work in, and whether it answers customers now (AMB-057). */
interface BotChannel {
  readonly channel: keyof typeof text.channels
  readonly available: boolean
}

type Props = {
  bot: BotDetail
  /** The public address of this page, for sharing. */
  address: string
  /** From the registry of the module that owns the channels; empty while it could not be read. */
  channels: readonly BotChannel[]
  onAction: (action: BotAction) => void
  pendingAction?: BotAction | undefined
  /** Starts the free trial; comes from a module above this one. */
  onTrial?: (() => void) | undefined
  isStartingTrial?: boolean | undefined
  /** The chat of three free messages; comes from a module above this one. */
  trialChat?: ReactNode
  offer: BotOffered
  /** The button to report the bot; comes from a module above this one. */
  report?: ReactNode
}

/** Shows one bot: what it does, what it costs and how to use it (BOT-01 to BOT-11). */
export function BotDetailScreen(props: Props) {
  const { bot, address, channels, onAction, pendingAction, onTrial, isStartingTrial, trialChat, offer, report } = props
  const paragraphs = paragraphsOfBot(bot)
  const isPreview = bot.visibility === 'preview'
  const disabled = isPreview || bot.is_paused
  const side = { bot, onAction, pendingAction, onTrial, isStartingTrial, disabled, offer }
  return (
    <article>
      <BotHeader bot={bot} intro={paragraphs[0]} />
      <div className="container bot-columns">
        <div className="bot-main">
          {bot.is_paused && (
            <Notice tone="attention" title={text.pausedTitle}>
              {text.paused}
            </Notice>
          )}
          {bot.in_maintenance && !bot.is_paused && (
            <Notice tone="attention" title={text.maintenanceTitle}>
              {text.maintenance}
            </Notice>
          )}
          {isPreview && <Notice tone="attention">{text.preview}</Notice>}
          {bot.visibility === 'held' && <Notice>{text.held}</Notice>}
          <p className="bot-claims-note">{text.claimsNote}</p>
          {!bot.is_paused &&
            (bot.model_missing ? (
              <Suspense>
                <BotModelMissing bot={bot} />
              </Suspense>
            ) : (
              <BotTrial bot={bot} trialChat={trialChat} />
            ))}
          <section aria-labelledby="bot-does">
            <h2 id="bot-does">{text.does(bot.title)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure bot-paragraph">
                {paragraph}
              </p>
            ))}
            <ul className="bot-features" role="list">
              {featuresOfBot(bot).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
          {!bot.model_missing && <BotAnswers bot={bot} />}
          {channels.length > 0 && <Channels bot={bot} channels={channels} />}
          {bot.offered_by && <BotTrader trader={bot.offered_by} />}
          <ShareLinks title={text.share} name={bot.title} address={address} />
          {!isPreview && report}
        </div>
        <BotSideCard {...side} />
      </div>
      {!bot.model_missing && <BotActionBar {...side} />}
    </article>
  )
}

/** Shows where the bot works, or would with a language model (AMB-197), each channel with its label (BOT-05). */
function Channels({ bot, channels }: { bot: BotDetail; channels: readonly BotChannel[] }) {
  return (
    <section aria-labelledby="bot-works">
      <h2 id="bot-works">{(bot.model_missing ? text.couldWork : text.works)(bot.title)}</h2>
      <dl className="bot-channels">
        {channels.map(({ channel, available }) => (
          <div key={channel}>
            <dt>{text.channels[channel]}</dt>
            <dd>
              <StatusBadge state={available ? 'good' : 'idle'}>{available ? text.available : text.soon}</StatusBadge>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
