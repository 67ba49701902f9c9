import type { UserBot } from '#modules/activation/contract.ts'
import { botOrderPath } from '#modules/billing/screens/navigate-away.ts'
import { answersBar, type FeatureUse } from '#modules/plans/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Tile } from '#ui/tile.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { accessLine } from './access-line.ts'
import { dashboardText as text } from './dashboard.text.ts'

type Props = {
  userBot: UserBot
  /** The answers of the plan in this month. */
  answers: FeatureUse | undefined
  onRun: () => void
}

/**
 * Shows one bot of the account: tile, access, its answers against the limit that applies, and its actions (DASH-03); one without knowledge is set up
 * first.
 */
export function DashboardBotCard({ userBot, answers, onRun }: Props) {
  const { bot, usage } = userBot
  const access = accessLine(userBot, new Date())
  const isRunFirst = userBot.config_valid || userBot.access_expired
  const withBot = <VisuallyHidden>{text.withBot(bot.title)}</VisuallyHidden>
  const run = (
    <Button
      variant={isRunFirst && !userBot.access_expired ? 'primary' : 'line'}
      disabled={userBot.access_expired || userBot.model_missing}
      onClick={onRun}
    >
      {text.run}
      {withBot}
    </Button>
  )
  return (
    <li className="card dashboard-bot">
      <div className="dashboard-bot-head">
        <Tile seed={bot.id} category={bot.category} size={104} />
        <div>
          <p className="dashboard-bot-category">
            <CategorySign category={bot.category} />
            {bot.category}
          </p>
          <h3>{bot.title}</h3>
          {userBot.is_example && <ExampleMark />}
        </div>
      </div>
      <div className="dashboard-bot-body">
        <p className="dashboard-bot-text">{bot.description}</p>
        <p className="dashboard-bot-access" data-soon={access.endsSoon || undefined}>
          <Badge tone={access.badgeTone}>{access.badge}</Badge> <span>{access.line}</span>{' '}
        </p>
        <UsageBar
          label={text.answersOf(bot.title)}
          {...answersBar({ usage, source: userBot.access_source, plan: answers })}
        />
        {userBot.model_missing && (
          <p className="small">
            <StatusBadge state="bad">{text.modelTitle}</StatusBadge> {text.modelMissing}
          </p>
        )}
        {!userBot.config_valid && (
          <p>
            <StatusBadge state="attention">{text.notConfigured}</StatusBadge>
          </p>
        )}
        <div className="button-row">
          {userBot.access_expired ? (
            <ButtonLink href={botOrderPath(bot.id, 'rental')}>
              {text.rentOn}
              {withBot}
            </ButtonLink>
          ) : (
            isRunFirst && run
          )}
          <ButtonLink variant={isRunFirst ? 'line' : 'primary'} href={`/my-bots/${bot.id}/inrichten`}>
            {text.configure}
            {withBot}
          </ButtonLink>
          {(!isRunFirst || userBot.access_expired) && run}
          {userBot.config_valid && !userBot.access_expired && (
            <ButtonLink variant="line" href={`/my-bots/${bot.id}/connect`}>
              {text.publish}
              {withBot}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}
