import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { changePlan, type PlanChange } from '../contract.ts'
import { isRefusal, messageOr } from './billing-client.ts'
import { changePlanText as text } from './change-plan.text.ts'

const AHEAD = 'plan-change'

type Props = {
  planCode: string
  /** True for the current plan: choosing it cancels a planned change. */
  isCurrent: boolean
  onDone: () => void
}

/** Shows the effects of a plan, which are fetched first, and the button that changes to it. */
export function PlanChangeForm({ planCode, isCurrent, onDone }: Props) {
  const api = useApi()
  const ahead = useQuery({
    queryKey: [AHEAD, planCode],
    queryFn: () => api.call(changePlan, { body: { planCode, confirm: false } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (ahead.data)
    return <Confirm change={ahead.data} isCurrent={isCurrent} onChanged={() => ahead.refetch()} onDone={onDone} />
  if (ahead.isError)
    return (
      <ErrorState
        message={messageOr(ahead.error, text.previewFailed)}
        retryLabel={text.retry}
        pending={ahead.isFetching}
        onRetry={() => void ahead.refetch()}
      />
    )
  return (
    <SkeletonGroup label={text.looking}>
      <Skeleton width="wide" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

type ConfirmProps = { change: PlanChange; isCurrent: boolean; onChanged: () => Promise<unknown>; onDone: () => void }

/** Shows the form that changes the plan, or with `isCurrent` cancels a planned change. */
export function Confirm({ change, isCurrent, onChanged, onDone }: ConfirmProps) {
  const [selected, setSelected] = useState<readonly string[]>(() => initialSelection(change))
  const { failure, pending, send } = useChange({ change, isCurrent, onChanged, onDone })
  const limit = mustChoose(change) ? change.bot_limit : null
  const isTooMany = limit !== null && selected.length > limit
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!pending && !isTooMany) void send(limit === null ? undefined : selected)
  }
  return (
    <form className="billing-ask" noValidate onSubmit={submit}>
      <p>
        {isCurrent
          ? text.kept(change.plan_name)
          : change.from === 'now'
            ? text.fromNow
            : text.fromNext(formatDate(change.next_charge_at))}
      </p>
      {limit !== null && (
        <BotSelection change={change} limit={limit} selected={selected} onSelect={setSelected} isTooMany={isTooMany} />
      )}
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <ChangeCosts change={change} />
      <Button type="submit" size="large" full pending={pending} pendingLabel={text.pending}>
        {change.due_now_cents > 0 ? text.confirmNow : (isCurrent ? text.keep : text.confirmNext)(change.plan_name)}
      </Button>
    </form>
  )
}

/** Shows what is charged at once and from then on, directly above the button. */
export function ChangeCosts({ change }: { change: PlanChange }) {
  const { btw_regime: regime } = change
  const later = {
    term: text.thereafter(formatDate(change.next_charge_at), regime),
    description: euro(change.price_cents),
  }
  return (
    <DefinitionList
      layout="spread"
      items={
        change.due_now_cents > 0
          ? [later, { term: text.dueNow(regime), description: euro(change.due_now_cents) }]
          : [later]
      }
    />
  )
}

type BotSelectionProps = {
  change: PlanChange
  limit: number
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  isTooMany: boolean
}

function BotSelection({ change, limit, selected, onSelect, isTooMany }: BotSelectionProps) {
  return (
    <fieldset className="choice-group">
      <legend className="field-label">{text.stay(limit)}</legend>
      {change.running.map((bot) => (
        <Checkbox
          key={bot.bot_id}
          label={bot.title}
          checked={selected.includes(bot.bot_id)}
          onChange={(event) =>
            onSelect(event.target.checked ? [...selected, bot.bot_id] : selected.filter((id) => id !== bot.bot_id))
          }
        />
      ))}
      <p className={isTooMany ? 'field-error' : 'field-hint'} role={isTooMany ? 'alert' : undefined}>
        {isTooMany ? text.tooMany(limit) : text.stayNote}
      </p>
    </fieldset>
  )
}

function useChange({ change, isCurrent, onChanged, onDone }: ConfirmProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Without the preview, which would now answer that this plan is in force already.
  const readAnew = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== AHEAD })
  const send = async (keepBotIds: readonly string[] | undefined): Promise<void> => {
    setPending(true)
    setFailure(null)
    try {
      const { plan_code: planCode, due_now_cents: seenDueNowCents } = change
      const keep = keepBotIds === undefined ? {} : { keepBotIds: [...keepBotIds] }
      const done = await api.call(changePlan, { body: { planCode, confirm: true, seenDueNowCents, ...keep } })
      const { plan_name: name } = done
      if (isCurrent) toastSuccess(text.doneStaying(name))
      else toastSuccess(done.from === 'now' ? text.doneNow(name) : text.doneNext(name, formatDate(done.next_charge_at)))
      onDone()
      await readAnew()
    } catch (error) {
      const isChanged = isRefusal(error, 'price_changed')
      if (isChanged || isRefusal(error, 'choose_bots')) await onChanged()
      setFailure(isChanged ? text.priceChanged : messageOr(error, text.confirmFailed))
      // The request may be pending all the same, or reported as failed.
      await readAnew()
    } finally {
      setPending(false)
    }
  }
  return { failure, pending, send }
}

/** Tells whether more bots run than the plan allows, so that the user must choose which stay on. */
export function mustChoose(change: PlanChange): boolean {
  return change.bot_limit !== null && change.running.length > change.bot_limit
}

/** Returns the initial selection: as many of the running bots as the plan allows. */
export function initialSelection(change: PlanChange): readonly string[] {
  return change.running.slice(0, change.bot_limit ?? change.running.length).map((bot) => bot.bot_id)
}
