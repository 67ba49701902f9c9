import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import { Tile } from '#ui/tile.tsx'
import type { PausedBot } from '../../contract/pause.ts'
import { pausedBotsQuery } from './pause-client.ts'
import { ResumeButton } from './pause-switch.tsx'
import './paused-bots.css'
import { pauseText as text } from './pause.text.ts'

/** Shows the paused bots, with since when, why and how to resume them; nothing while none is paused. */
export function PausedBots() {
  const paused = useQuery(pausedBotsQuery(useApi(), useSession().user?.id ?? ''))
  if (paused.isError && !paused.data)
    return (
      <Notice
        tone="error"
        action={
          <Button variant="line" size="small" pending={paused.isFetching} onClick={() => void paused.refetch()}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Notice>
    )
  if (!paused.data || paused.data.length === 0) return null
  return (
    <Card as="section" className="paused-bots" aria-labelledby="paused-bots">
      <div className="paused-bots-head">
        <h2 id="paused-bots">{text.list}</h2>
        <p className="small soft">{text.listNote(formatNumber(paused.data.length))}</p>
      </div>
      <ul className="plain-list" role="list">
        {paused.data.map((bot) => (
          <PausedRow key={bot.bot_id} bot={bot} />
        ))}
      </ul>
    </Card>
  )
}

function PausedRow({ bot }: { bot: PausedBot }) {
  return (
    <li>
      <Tile seed={bot.bot_id} category={bot.category} size={40} />
      <div>
        <p>
          <a href={`/bot/${bot.bot_id}`}>{bot.title}</a>{' '}
          {bot.vendor && <span className="soft">{text.by(bot.vendor)}</span>}
        </p>
        <p className="paused-bots-why">{bot.reason}</p>
        <p className="small soft">{text.since(formatDateTime(bot.paused_at))}</p>
      </div>
      <ResumeButton bot={{ id: bot.bot_id, title: bot.title }} />
    </li>
  )
}
