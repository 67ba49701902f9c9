import { amsterdamDay } from '#platform/calendar/calendar-day.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { formatDate, formatDayMonth } from '#ui/format/date.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { smokeText as text } from './smoke.text.ts'
import type { SmokeTests } from './smoke-client.ts'

type Bot = SmokeTests['health'][number]

const NIGHTS = 14
const DAY_MS = 86_400_000

/** Shows the bots that failed at night or are in maintenance, each with its last fourteen nights as squares. */
export function FailingBots({ health }: { health: readonly Bot[] }) {
  return (
    <section className="smoke-part">
      <SectionHeader title={text.health} note={text.healthNote} />
      {health.length === 0 ? (
        <p className="soft">{text.healthy}</p>
      ) : (
        <Card>
          <ul className="smoke-ailing plain-list">
            {health.map((bot) => (
              <li key={bot.bot_id}>
                <p className="smoke-ailing-bot">
                  <a href={`/bot/${bot.bot_id}`}>{bot.title}</a>
                  {bot.maintenance_since && (
                    <Badge tone="orange">{text.maintenance(formatDate(bot.maintenance_since))}</Badge>
                  )}
                </p>
                <Nights days={bot.days} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

/** Shows fourteen squares, the oldest night first; a screen reader announces each night's date and outcome. */
function Nights({ days }: { days: Bot['days'] }) {
  const now = Date.now()
  const nights = Array.from({ length: NIGHTS }, (_, at) => amsterdamDay(new Date(now - (NIGHTS - 1 - at) * DAY_MS)))
  return (
    <ol className="smoke-nights plain-list">
      {nights.map((day) => {
        const dayResult = days.find((one) => one.day === day)
        const outcome = dayResult?.outcome ?? 'none'
        const count = dayResult && dayResult.asked > 0 ? `, ${text.dayCount(dayResult.passed, dayResult.asked)}` : ''
        const dayLabel = `${formatDayMonth(`${day}T12:00:00Z`)}: ${text.dayOf[outcome]}${count}`
        return (
          <li key={day} data-outcome={outcome} title={dayLabel}>
            <VisuallyHidden>{dayLabel}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
