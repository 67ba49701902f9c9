import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { formatDate } from '#ui/format/date.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { moveTrialToPlan, type UserBot } from '../contract.ts'
import { messageOr } from './activation-client.ts'
import { planSlotText as text } from './plan-slot.text.ts'

/** The room for one more bot on the account's paid plan; `none` without a paid plan. */
export type PlanCapacity = 'free' | 'full' | 'none'

/** Shows how a bot on trial, or a rented one, moves to the paid plan with one press; nothing where it cannot (AMB-037). */
export function PlanSlot({ held, capacity }: { held: UserBot; capacity: PlanCapacity }) {
  if (held.access_expired || capacity === 'none') return null
  if (held.access_source === 'trial') return <TrialSlot held={held} capacity={capacity} />
  if (held.access_source !== 'rental' || held.on_plan || capacity === 'full') return null
  return (
    <div className="my-bot-slot">
      <p className="small">{text.rented}</p>
      <ButtonLink href="/billing" variant="line" size="small">
        {text.toBilling}
        <VisuallyHidden>{text.ofBot(held.bot.title)}</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}

function TrialSlot({ held, capacity }: { held: UserBot; capacity: PlanCapacity }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { bot_id: botId, access_end: accessEnd } = held
  const move = useMutation({
    mutationFn: (onPlan: boolean) => api.call(moveTrialToPlan, { body: { botId, onPlan } }),
    onSuccess: (_, onPlan) => toastSuccess((onPlan ? text.moved : text.undone)(held.bot.title)),
    onError: (error) => toastError(text.failed, messageOr(error, text.tryAgain)),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ofBot = <VisuallyHidden>{text.ofBot(held.bot.title)}</VisuallyHidden>
  if (held.on_plan)
    return (
      <div className="my-bot-slot">
        <Button variant="quiet" size="small" pending={move.isPending} onClick={() => move.mutate(false)}>
          {text.undo}
          {ofBot}
        </Button>
      </div>
    )
  if (capacity === 'full')
    return (
      <p className="my-bot-slot small">
        {text.full} <a href="/pricing">{text.larger}</a>
      </p>
    )
  return (
    <div className="my-bot-slot">
      <p className="small">
        {text.fits} {accessEnd !== null && text.afterTrial(formatDate(accessEnd))}
      </p>
      <Button size="small" pending={move.isPending} onClick={() => move.mutate(true)}>
        {text.move}
        {ofBot}
      </Button>
    </div>
  )
}
