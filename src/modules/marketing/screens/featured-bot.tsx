import type { BotDetail } from '#modules/catalogue/contract.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Tile } from '#ui/tile.tsx'
import { categoryKey } from '#ui/tile-palette.ts'
import { landingText as text } from './landing.text.ts'

/** The content of the card without a featured bot in the catalogue (AMB-055, HOME-02). */
const FIXED = { category: 'Klantenservice', seed: 'balie-13', monthlyCents: 2900, executions: 1000 }

/** Shows the one bot that the landing presents, with its price and executions (HOME-02). */
export function FeaturedBot({ bot }: { bot: BotDetail | null }) {
  const category = bot?.category ?? FIXED.category
  const href = bot ? `/bot/${bot.id}` : '/bots'
  const cents = bot ? Math.round((bot.monthly_price ?? bot.price ?? 0) * 100) : FIXED.monthlyCents
  const facts = [
    { term: text.perMonth, value: euro(cents) },
    { term: text.executions, value: formatNumber(bot?.monthly_execution_limit ?? FIXED.executions) },
    { term: text.first30, value: text.zero },
  ]
  return (
    <section
      className="category-band page-grid featured"
      data-category={categoryKey(category)}
      aria-labelledby="featured-title"
    >
      <div className="featured-tile blinks">
        <Tile seed={bot?.id ?? FIXED.seed} category={category} title={bot ? text.portrait(bot.title) : undefined} />
      </div>
      <div className="featured-text">
        <p className="featured-category">{bot ? text.featuredIn(category) : text.featured}</p>
        <h2 id="featured-title">{bot ? bot.title : text.fixedTitle}</h2>
        <p className="featured-promise">{bot ? bot.description : text.fixedText}</p>
        {bot && <p className="featured-intro">{introOf(bot)}</p>}
        <dl className="featured-facts">
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="button-row">
          <ButtonLink size="large" variant="light" href={href}>
            {text.tryFree}
          </ButtonLink>
          <ButtonLink size="large" variant="line-light" href={bot ? `${href}#bot-does` : href}>
            {bot ? text.look(bot.title) : text.fixedLook}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Returns the first paragraph of the long description. */
function introOf(bot: BotDetail): string {
  return bot.long_description.split(/\n\s*\n/)[0]?.trim() ?? ''
}
