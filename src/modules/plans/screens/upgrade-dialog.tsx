import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import './plans.css'
import { plansText as text } from './plans.text.ts'

/** The free trial that the dialog offers beside a plan (AMB-039). */
export interface TrialOffer {
  readonly botName: string
  readonly pending: boolean
  /** Why it could not be started, for people; null while nothing went wrong. */
  readonly failure: string | null
  readonly onStart: () => void
}

type Props = {
  open: boolean
  onClose: () => void
  /** `subscription` when there is no paid plan, `upgrade` when a limit or a missing feature of one blocks (AMB-078). */
  need: 'subscription' | 'upgrade'
  /** What is needed and why; a general sentence without it. */
  reason?: string | undefined
  trial?: TrialOffer | undefined
}

/** Says that a plan is needed, with the way to the plans and, for a bot, the free trial (PLAN-13). */
export function UpgradeDialog({ open, onClose, need, reason, trial }: Props) {
  const isFree = need === 'subscription'
  const actions = (
    <>
      <ButtonLink href="/pricing" variant={trial ? 'line' : 'primary'}>
        {text.seePlans}
      </ButtonLink>
      <Button variant="quiet" onClick={onClose}>
        {text.later}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isFree ? text.subscriptionNeeded : text.upgradeNeeded}
      description={reason ?? (isFree ? text.needText : text.limitText)}
      actions={actions}
    >
      {trial && <Trial trial={trial} />}
    </Dialog>
  )
}

function Trial({ trial }: { trial: TrialOffer }) {
  return (
    <section className="upgrade-trial">
      <h3>{text.trialTitle(trial.botName)}</h3>
      <p className="soft">{text.trialText}</p>
      {trial.failure && (
        <Notice tone="error" live>
          {trial.failure}
        </Notice>
      )}
      <Button full data-autofocus pending={trial.pending} pendingLabel={text.starting} onClick={trial.onStart}>
        {text.startTrial}
      </Button>
    </section>
  )
}
