import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { Tile } from '#ui/tile.tsx'
import { categoryKey } from '#ui/tile-palette.ts'
import type { BotDetail } from '../contract.ts'
import { featuresOfBot, paragraphsOfBot } from '../domain/features-of-bot.ts'
import { EDITORS_SCORE } from '../domain/listing-item.ts'
import './bot.css'
import { formatDecimal } from '#ui/format/number.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import { botText as text } from './bot.text.ts'
import { type BotAction, BotActionBar, BotSideCard } from './bot-side-card.tsx'
import { BotTrial } from './bot-trial.tsx'
import { catalogueText } from './catalogue.text.ts'

/** Whether a channel answers customers now (AMB-057). */
export interface IntegrationState {
  readonly name: string
  readonly available: boolean
}

const INTEGRATIONS: readonly IntegrationState[] = [
  { name: text.widget, available: true },
  { name: text.whatsapp, available: false },
  { name: text.mailRelay, available: false },
]

type Props = {
  bot: BotDetail
  /** The public address of this page, for sharing. */
  address: string
  onAction: (action: BotAction) => void
  pendingAction?: BotAction | undefined
  /** The chat of three free messages; comes from a module above this one. */
  trialChat?: ReactNode
  integrations?: readonly IntegrationState[]
}

/** One bot: what it does, what it costs and how to put it to work (BOT-01 to BOT-11). */
export function BotDetailScreen({
  bot,
  address,
  onAction,
  pendingAction,
  trialChat,
  integrations = INTEGRATIONS,
}: Props) {
  const [intro, ...paragraphs] = paragraphsOfBot(bot)
  const isPreview = bot.visibility === 'preview'
  const side = { bot, onAction, pendingAction, disabled: isPreview }
  return (
    <article>
      <BotBand bot={bot} intro={intro} />
      <div className="container bot-columns">
        <div className="bot-main">
          {isPreview && <Notice tone="attention">{text.preview}</Notice>}
          {bot.visibility === 'held' && <Notice>{text.held}</Notice>}
          <BotTrial bot={bot} trialChat={trialChat} />
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
          <section aria-labelledby="bot-works">
            <h2 id="bot-works">{text.works(bot.title)}</h2>
            <dl className="bot-channels">
              {integrations.map(({ name, available }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <StatusBadge state={available ? 'good' : 'idle'}>
                      {available ? text.available : text.soon}
                    </StatusBadge>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <ShareLinks title={text.share} name={bot.title} address={address} />
        </div>
        <BotSideCard {...side} />
      </div>
      <BotActionBar {...side} />
    </article>
  )
}

/** The head in the deep colour of the category: portrait, name, promise, the start of the long description, and claims (BOT-01). */
function BotBand({ bot, intro }: { bot: BotDetail; intro: string | undefined }) {
  return (
    <header className="category-band page-grid bot-band" data-category={categoryKey(bot.category)}>
      <div className="bot-band-tile blinks">
        <Tile seed={bot.id} category={bot.category} title={text.portrait(bot.title)} />
      </div>
      <div className="bot-band-text">
        <a className="bot-back" href="/">
          <Icon name="left" />
          {text.back}
        </a>
        <p className="bot-band-category">
          <CategorySign category={bot.category} />
          {bot.category}
        </p>
        <h1>{bot.title}</h1>
        <p className="bot-promise">{bot.description}</p>
        {intro && <p className="bot-intro">{intro}</p>}
        <ul className="bot-badges" role="list">
          <li>
            <Badge>{text.support}</Badge>
          </li>
          <li>
            <Badge>{catalogueText.score(formatDecimal(EDITORS_SCORE))}</Badge>
          </li>
        </ul>
      </div>
    </header>
  )
}
