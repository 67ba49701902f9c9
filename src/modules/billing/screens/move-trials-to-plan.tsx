import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { moveTrialToPlan, readUserBots, type UserBot } from '#modules/activation/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import './billing.css'
import { messageOr } from './billing-client.ts'
import { moveTrialsToPlanText as text } from './move-rentals-to-plan.text.ts'

/**
 * Shows the trial bots of an account with a paid plan, each with a button that lets it run on the plan afterwards. Moved bots stay listed; with
 * `isFull` no other is offered.
 */
export function MoveTrialsToPlan({ isFull }: { isFull: boolean }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const bots = useQuery({
    queryKey: ['user-bots', userId],
    queryFn: ({ signal }): Promise<UserBot[]> => api.call(readUserBots, { query: { user_id: `eq.${userId}` }, signal }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const [moved, setMoved] = useState<readonly string[]>([])
  const trials = (bots.data ?? []).filter(
    (bot) =>
      bot.access_source === 'trial' &&
      !bot.access_expired &&
      !bot.model_missing &&
      (bot.on_plan ? moved.includes(bot.bot_id) : !isFull),
  )
  if (trials.length === 0) return null
  const onMoved = (botId: string) => {
    setMoved((before) => [...before, botId])
    heading.current?.focus()
  }
  return (
    <section className="card card-padded plan-moves" aria-labelledby="trial-moves">
      <h2 id="trial-moves" className="title-22" tabIndex={-1} ref={heading}>
        {text.title}
      </h2>
      <ul className="plain-list plan-moves">
        {trials.map((bot) => (
          <li key={bot.id}>
            <Move bot={bot} onMoved={() => onMoved(bot.bot_id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Move({ bot, onMoved }: { bot: UserBot; onMoved: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { title } = bot.bot
  const until = bot.access_end ?? null
  const move = useMutation({
    mutationFn: () => api.call(moveTrialToPlan, { body: { botId: bot.bot_id, onPlan: true } }),
    onSuccess: () => {
      toastSuccess(text.moved(title))
      onMoved()
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  if (bot.on_plan)
    return (
      <p>
        <strong>{text.moved(title)}.</strong> <a href="/my-bots">{text.toBots}</a>
      </p>
    )
  return (
    <div className="plan-moves">
      <p>
        <strong>{title}.</strong> {until !== null && text.until(formatDate(until))}
      </p>
      {move.isError && (
        <Notice tone="error" live title={text.failed}>
          {messageOr(move.error, text.tryAgain)}
        </Notice>
      )}
      <div className="button-row">
        <Button pending={move.isPending} onClick={() => move.mutate()}>
          {text.move}
          <VisuallyHidden>{text.of(title)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
