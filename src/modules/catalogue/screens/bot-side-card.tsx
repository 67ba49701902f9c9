import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { BotDetail } from '../contract.ts'
import { canBeRented } from '../domain/pricing-model.ts'
import { botText as text } from './bot.text.ts'
import './bot-facts.css'
import { euros, leadingPrice } from './price-text.ts'

/** The actions of a bot's three buttons (BOT-07). */
export type BotAction = 'use' | 'install' | 'template'

type Props = {
  bot: BotDetail
  onAction: (action: BotAction) => void
  pendingAction?: BotAction | undefined
  /** Starts the free trial; without it none is offered. */
  onTrial?: (() => void) | undefined
  isStartingTrial?: boolean | undefined
  disabled: boolean
  offer: BotOffered
}

const ACTIONS = [
  { action: 'use', label: text.use, variant: 'primary', size: 'large' },
  { action: 'install', label: text.install, variant: 'line', size: 'medium' },
  { action: 'template', label: text.template, variant: 'line', size: 'medium' },
] as const

/**
 * Returns whether the trial is the first button: while the reader may still try the bot (AMB-195), and not with a free slot on a paid plan (AMB-198).
 */
function isTrialFirst({ bot, onTrial, offer }: Pick<Props, 'bot' | 'onTrial' | 'offer'>): boolean {
  return onTrial !== undefined && canBeRented(bot.pricing_model) && !offer.isKnown && !offer.hasFreePlanSlot
}

/** Shows the whole price in one amount, the three actions and the facts beside them; renting leads, whatever model is stored (BOT-11, AMB-036). */
export function BotSideCard(props: Props) {
  const { bot, onAction, pendingAction, onTrial, isStartingTrial, disabled, offer } = props
  const price = priceOf(bot)
  const hasTrial = isTrialFirst(props)
  const isInPlan = offer.hasFreePlanSlot && !bot.model_missing
  return (
    <aside className="card bot-side" aria-label={text.priceAndActions}>
      <p className="bot-price">
        <strong className="price">{price.amount}</strong>
        <span>{price.note}</span>
      </p>
      {isInPlan && (
        <>
          {offer.own}
          <p className="small">{text.planUse(bot.title)}</p>
        </>
      )}
      {bot.model_missing ? (
        !offer.isKnown && <p className="small">{text.notNow}</p>
      ) : (
        <div className="bot-actions">
          {hasTrial && (
            <Button
              className={offer.isAsking ? 'bot-asking' : undefined}
              size="large"
              full
              disabled={disabled}
              pending={isStartingTrial}
              onClick={onTrial}
            >
              {text.trial}
            </Button>
          )}
          {ACTIONS.map(({ action, label, variant, size }) => (
            <Button
              key={action}
              variant={hasTrial ? 'line' : variant}
              size={hasTrial ? 'medium' : size}
              full
              disabled={disabled}
              pending={pendingAction === action}
              onClick={() => onAction(action)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {!isInPlan && offer.own}
      {!bot.is_paused && !bot.model_missing && <OtherOptions bot={bot} offer={offer} />}
      <dl className="bot-facts">
        {factsOf(bot, offer).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{text.allIn(formatNumber(bot.monthly_execution_limit))}</p>
      {canBeRented(bot.pricing_model) && !bot.model_missing && !isInPlan && (
        <p className="small soft">{text.planNote(bot.title)}</p>
      )}
      <dl className="bot-facts bot-origin">
        {originOf(bot).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/**
 * The ways in which the reader of a bot's page can rent or buy it, and the reader's current access; the latter comes from a module above this one.
 */
export interface BotOffered {
  /** The address to rent the bot by itself; without it renting is not offered. */
  readonly rentHref?: string | undefined
  /** The address to buy the bot; without it buying is not offered. */
  readonly buyHref?: string | undefined
  /** While the access is being loaded, a signed-in reader sees no button to order what may be owned already. */
  readonly isAsking?: boolean
  /** The reader's access, with its links. */
  readonly own?: ReactNode
  /** The access in a few words, in place of the price on a phone's bar. */
  readonly accessLabel?: string | null | undefined
  /** The reader is trying it: renting continues from there. */
  readonly isTried?: boolean
  /** The reader has or had it, so the days of the trial are not offered. */
  readonly isKnown?: boolean
  /** The reader's paid plan has a free slot for it. */
  readonly hasFreePlanSlot?: boolean
}

/**
 * Shows the quieter ways to get this one bot, below the actions: rented for a monthly amount, or bought where its model allows it (AMB-036, AMB-037).
 * A
 * preview shows them with their prices and without links (AMB-105).
 */
function OtherOptions({ bot, offer }: { bot: BotDetail; offer: BotOffered }) {
  const { rentHref, buyHref, isAsking, isTried } = offer
  const canRent = rentHref !== undefined && bot.pricing_model !== 'purchase' && bot.monthly_price !== null
  const canBuy = buyHref !== undefined && bot.pricing_model !== 'rental' && bot.price !== null
  if (!canRent && !canBuy) return null
  const isPreview = bot.visibility === 'preview'
  const rent = (isTried ? text.rentOn : text.rent)(euros(bot.monthly_price ?? 0))
  return (
    <p className={isAsking ? 'bot-ways bot-ways-asking small' : 'bot-ways small'}>
      {canRent && <span>{isPreview ? rent : <a href={rentHref}>{rent}</a>}</span>}
      {canBuy && (
        <span>
          {isPreview ? text.buy : <a href={buyHref}>{text.buy}</a>} {euros(bot.price ?? 0)}
        </span>
      )}
    </p>
  )
}

/** Shows the price, or the reader's access to the bot, and the first action in a bar within thumb reach. */
export function BotActionBar(props: Props) {
  const { bot, onAction, pendingAction, onTrial, isStartingTrial, disabled, offer } = props
  const { accessLabel } = offer
  const price = leadingPrice({ monthlyPrice: bot.monthly_price, price: bot.price })
  return (
    <div className="action-bar bot-action-bar">
      {accessLabel ? (
        <p className="small">{accessLabel}</p>
      ) : (
        <p>
          <strong className="price">{price.amount}</strong> <span>{price.term}</span>
        </p>
      )}
      {isTrialFirst(props) ? (
        <Button
          className={offer.isAsking ? 'bot-asking' : undefined}
          disabled={disabled}
          pending={isStartingTrial}
          onClick={onTrial}
        >
          {text.trial}
        </Button>
      ) : (
        <Button disabled={disabled} pending={pendingAction === 'use'} onClick={() => onAction('use')}>
          {text.use}
        </Button>
      )}
    </div>
  )
}

/** Returns what the price buys. Payment and setup time are left out for a bot that cannot be rented or bought here (AMB-197). */
function factsOf(bot: BotDetail, { isKnown }: BotOffered): { term: string; value: string }[] {
  const executions = { term: text.executions, value: formatNumber(bot.monthly_execution_limit) }
  if (bot.model_missing) return [executions]
  return [
    ...(canBeRented(bot.pricing_model) && !isKnown ? [{ term: text.first30, value: text.zero }] : []),
    executions,
    { term: text.onSite, value: text.minutes },
    { term: text.pay, value: text.payWith },
  ]
}

/** Returns the bot's vendor, version and date of change. */
function originOf(bot: BotDetail): { term: string; value: string }[] {
  return [
    { term: text.madeBy, value: bot.maker ?? text.unnamedVendor },
    { term: text.version, value: String(bot.version) },
    { term: text.changed, value: formatDate(bot.updated_at) },
  ]
}

function priceOf(bot: BotDetail): { amount: string; note: string } {
  const { amount, term } = leadingPrice({ monthlyPrice: bot.monthly_price, price: bot.price })
  if (term === '') return { amount, note: '' }
  return { amount, note: bot.monthly_price === null ? text.onceVat : text.perMonthVat }
}
