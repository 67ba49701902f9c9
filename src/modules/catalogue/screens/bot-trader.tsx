import { StatusBadge } from '#ui/status-badge.tsx'
import type { Trader } from '../contract.ts'
import { botText as text } from './bot.text.ts'
import './bot-facts.css'

/**
 * Shows the trader of a paid bot: name, address, numbers and contact, as the law requires it (BW 6:230m, DSA art. 30), and whether that was
 * verified.
 */
export function BotTrader({ trader, headingLevel = 2 }: { trader: Trader; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { company, street, postcode, city, kvk, btw_id: btwId, email } = trader
  return (
    <section aria-labelledby="bot-offered" className="bot-offerer">
      <Heading id="bot-offered">{text.offeredBy}</Heading>
      <dl className="bot-facts">
        <div>
          <dt>{text.company}</dt>
          <dd>
            {company}{' '}
            <StatusBadge state={trader.is_verified ? 'good' : 'idle'}>
              {trader.is_verified ? text.verified : text.unverified}
            </StatusBadge>
          </dd>
        </div>
        <div>
          <dt>{text.address}</dt>
          <dd>
            {street}, {postcode} {city}
          </dd>
        </div>
        <div>
          <dt>{text.kvk}</dt>
          <dd>{kvk}</dd>
        </div>
        {btwId !== null && (
          <div>
            <dt>{text.btwId}</dt>
            <dd>{btwId}</dd>
          </div>
        )}
        <div>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
