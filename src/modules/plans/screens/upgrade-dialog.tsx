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
  /** The reason why it could not be started, as a text for users; null without a failure. */
  readonly failure: string | null
  readonly onStart: () => void
}

/** The offer of one bot beside a plan: it has a limit of its own and takes no slot on a plan (AMB-037, AMB-041). */
export interface SingleBotOffer {
  readonly botName: string
  /** Null where the bot is not offered this way; `price` is the formatted amount. */
  readonly rent: PricedLink | null
  readonly buy: PricedLink | null
}

/** A link with its price. */
export interface PricedLink {
  readonly href: string
  readonly price: string
}

type Props = {
  open: boolean
  onClose: () => void
  /**
   * `subscription` without a paid plan, `upgrade` when a limit or a missing feature of one blocks (AMB-078), `purchase` for a bot that no plan
   * includes.
   */
  need: 'subscription' | 'upgrade' | 'purchase'
  /** The need and its reason, as a sentence; a general sentence by default. */
  reason?: string | undefined
  trial?: TrialOffer | undefined
  own?: SingleBotOffer | null | undefined
}

/** Shows that a plan is needed, with a link to the plans and, for a bot, the free trial and the bot alone (PLAN-13, AMB-037). */
export function UpgradeDialog(props: Props) {
  const { open, onClose, need, reason, trial, own } = props
  if (need === 'purchase') return <PurchaseDialog open={open} onClose={onClose} own={own} />
  const isFree = need === 'subscription'
  const hasOwn = own != null && (own.rent !== null || own.buy !== null)
  const general = hasOwn ? text.needTextSingleBot(own.rent !== null, own.buy !== null) : text.needText
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
      description={reason ?? (isFree ? general : text.limitText)}
      actions={actions}
    >
      {trial && <Trial trial={trial} />}
      {hasOwn && <SingleBotOptions own={own} />}
    </Dialog>
  )
}

function PurchaseDialog({ open, onClose, own }: Pick<Props, 'open' | 'onClose' | 'own'>) {
  const actions = (
    <>
      {own?.buy && <ButtonLink href={own.buy.href}>{text.buySingleBot(own.buy.price)}</ButtonLink>}
      <Button variant="quiet" onClick={onClose}>
        {text.later}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.purchaseNeeded(own?.botName ?? '')}
      description={text.purchaseText}
      actions={actions}
    />
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

function SingleBotOptions({ own: { botName, rent, buy } }: { own: SingleBotOffer }) {
  return (
    <section className="upgrade-trial">
      <h3>{text.singleBotTitle(botName)}</h3>
      <p className="soft">{text.singleBotText}</p>
      <div className="button-row">
        {rent && (
          <ButtonLink href={rent.href} variant="line">
            {text.rentSingleBot(rent.price)}
          </ButtonLink>
        )}
        {buy && (
          <ButtonLink href={buy.href} variant="line">
            {text.buySingleBot(buy.price)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
