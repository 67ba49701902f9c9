import { StatusBadge } from '#ui/status-badge.tsx'
import type { Offerer } from '../contract.ts'
import { botText as text } from './bot.text.ts'

/** Who offers a bot for money: name, address, numbers and how to reach him, as the law wants it (BW 6:230m, DSA art. 30). */
export function BotOfferer({ offerer }: { offerer: Offerer }) {
  const { company, street, postcode, city, kvk, btw_id: btwId, email } = offerer
  return (
    <section aria-labelledby="bot-offered" className="bot-offerer">
      <h2 id="bot-offered">{text.offeredBy}</h2>
      <dl className="bot-facts">
        <div>
          <dt>{text.company}</dt>
          <dd>
            {company} {offerer.is_verified && <StatusBadge state="good">{text.verified}</StatusBadge>}
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
