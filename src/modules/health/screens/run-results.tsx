import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { Tile } from '#ui/tile.tsx'
import { type BotResults, NIGHTLY, type ResultGroup } from './result-groups.ts'
import { CATEGORY_NAMES, smokeText as text } from './smoke.text.ts'
import { SmokeRunRow } from './smoke-run-row.tsx'

/** Shows the newest results, for each bot and each test (ADMIN-08). */
export function RunResults({ groups }: { groups: readonly ResultGroup[] }) {
  return (
    <section className="smoke-part">
      <SectionHeader title={text.results} />
      {groups.length === 0 && (
        <EmptyState
          title={text.noResults}
          description={text.noResultsNote}
          tiles={[{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]}
        />
      )}
      {groups.map(({ key, batch, bots }) => (
        <section key={key} className="smoke-group">
          <h3>{key === NIGHTLY ? text.nightly : (CATEGORY_NAMES[key]?.name ?? key)}</h3>
          <p className="small soft">
            {batch.status === 'running'
              ? text.running
              : text.lastTested(formatDateTime(batch.ended_at ?? batch.started_at))}
            {batch.status === 'cancelled' && ` · ${text.wasStopped}`}
          </p>
          {bots.map((bot) => (
            <BotCard key={bot.key} bot={bot} category={CATEGORY_NAMES[bot.runs[0]?.category ?? '']?.sign ?? ''} />
          ))}
        </section>
      ))}
    </section>
  )
}

function BotCard({ bot, category }: { bot: BotResults; category: string }) {
  const passed = bot.runs.filter(({ status }) => status === 'passed').length
  return (
    <Card as="article" className="smoke-bot">
      <header>
        <Tile seed={bot.botId} category={category} size={40} />
        <div>
          <h4>
            <a href={`/bot/${bot.botId}`}>{bot.title}</a>
          </h4>
          <p className="small soft">
            {bot.isSample ? text.sample : text.customer} · {text.tally(passed, bot.runs.length)}
          </p>
        </div>
      </header>
      <ul className="plain-list">
        {bot.runs.map((run) => (
          <li key={run.id}>
            <SmokeRunRow run={run} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
