import type { UserBot } from '#modules/activation/contract.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { formatDate } from '#ui/format/date.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { billingText as text } from './billing.text.ts'
import { answersOfBot } from './bot-answers.ts'
import { botOrderPath } from './navigate-away.ts'

/** Shows the bots on trial now: their end date, their answer limit, and how to continue with one. */
export function TrialList({ trials }: { trials: readonly UserBot[] }) {
  return (
    <section aria-labelledby="billing-trials">
      <SectionHeader id="billing-trials" title={text.trials} />
      <ul className="plain-list billing-withdrawals">
        {trials.map((userBot) => (
          <li key={userBot.id} className="card card-padded">
            <div>
              <strong>{userBot.bot.title}</strong>
              {userBot.access_end && <p className="small soft">{text.trialEnds(formatDate(userBot.access_end))}</p>}
              <p className="small soft">{answersOfBot(userBot)}</p>
            </div>
            <ButtonLink variant="line" href={botOrderPath(userBot.bot_id, 'rental')}>
              {text.rent}
              <VisuallyHidden>{text.of(userBot.bot.title)}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
