import { Badge } from '#ui/badge.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tile } from '#ui/tile.tsx'
import { categoryKey } from '#ui/tile-palette.ts'
import type { BotDetail } from '../contract.ts'
import { CLAIMS, type Claim } from '../domain/claims.ts'
import { botText as text } from './bot.text.ts'

/** Shows the head in the deep colour of the category: portrait, name, description, the start of the long description, and claims (BOT-01). */
export function BotHeader({ bot, intro }: { bot: BotDetail; intro: string | undefined }) {
  return (
    <header className="category-band page-grid bot-band" data-category={categoryKey(bot.category)}>
      <div className="bot-band-tile blinks">
        <Tile seed={bot.id} category={bot.category} title={text.portrait(bot.title)} />
      </div>
      <div className="bot-band-text">
        <div className="bot-band-top">
          <a className="bot-back" href="/">
            <Icon name="left" />
            {text.back}
          </a>
          <p className="bot-band-category">
            <CategorySign category={bot.category} />
            {bot.category}
          </p>
        </div>
        <h1 className={isLongName(bot.title) ? 'bot-long-name' : undefined}>{bot.title}</h1>
        <p className="bot-promise">{bot.description}</p>
        {intro && <p className="bot-intro">{intro}</p>}
        <ul className="bot-badges" role="list" aria-label={text.claims}>
          {claimsOf(bot).map((claim) => (
            <li key={claim.text}>
              <Badge>{[claim.figure, claim.text].join(' ').trim()}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}

/** Returns whether a name is too long for the largest letters: many words take many lines, and one long word would break. */
function isLongName(title: string): boolean {
  return title.length > 14 || title.split(/\s/).some((word) => word.length > 11)
}

/**
 * Returns the claims to show. Fewer tickets is claimed only for bots that answer customers; claims about other companies are left out for a bot that
 * cannot be tried
 * here. The score has its figure behind its name.
 */
function claimsOf(bot: BotDetail): Claim[] {
  const score = { ...CLAIMS.score, figure: '', text: `${CLAIMS.score.text} ${CLAIMS.score.figure}` }
  if (bot.model_missing) return [CLAIMS.support, score]
  const always: Claim[] = [CLAIMS.support, score, CLAIMS.companies]
  return bot.config_category === 'support' ? [...always, CLAIMS.fewerTickets] : always
}
