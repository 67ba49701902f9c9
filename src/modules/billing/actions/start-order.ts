import { canBeBought, canBeRented, findBotToSell, isPublicBot } from '#modules/catalogue/public.ts'
import { TERMS_VERSION } from '#modules/identity/contract.ts'
import { findActivePlan, isDeveloperPlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { CheckoutAnswer } from '../contract.ts'
import { refusalToOrder } from '../domain/order-rules.ts'
import { startOrFindOrder } from '../store/order-store.ts'
import { isBotBought } from '../store/payment-store.ts'
import { findLivePlan, findLiveSubscriptions } from '../store/subscription-store.ts'
import { refusals } from './order-failures.ts'

const pageOf = (path: string): Outcome<CheckoutAnswer> => ok({ checkoutUrl: path, url: path })

/**
 * Starts the order of a plan, or finds the unpaid one; an account with a paid plan is sent to change it. Developer plans and customer plans each have
 * their own endpoint (AMB-011).
 */
export async function startPlanOrder(
  deps: BillingDeps,
  input: { userId: string; planCode: string; audience: 'customer' | 'developer' },
): Promise<Outcome<CheckoutAnswer>> {
  const { userId, planCode, audience } = input
  if (isDeveloperPlan(planCode) !== (audience === 'developer')) return fail(refusals.planNotFound)
  return asService(deps.db, async (tx) => {
    const plan = await findActivePlan(tx, planCode)
    if (!plan || plan.price_cents === 0) return fail(refusals.planNotFound)
    if (plan.stripe_price_id === null) return fail(refusals.priceMissing)
    if (await findLivePlan(tx, userId)) return pageOf(`/billing?wissel=${plan.code}`)
    const orderId = await startOrFindOrder(tx, {
      userId,
      kind: 'plan',
      planCode: plan.code,
      botId: null,
      vendorId: null,
      title: planTitle(plan.name),
      priceCents: plan.price_cents,
      ...providerDefaults(deps),
    })
    return pageOf(`/bestellen/${orderId}`)
  })
}

/** Returns the title of a plan on the payment page, such as 'Syvo Pro'. */
export function planTitle(name: string): string {
  return `Syvo ${name}`
}

/** Starts the order of one bot, or finds the unpaid one (AMB-037). */
export async function startBotOrder(
  deps: BillingDeps,
  input: { userId: string; botId: string; accessType: 'rental' | 'purchase' },
): Promise<Outcome<CheckoutAnswer>> {
  const { userId, botId, accessType } = input
  return asService(deps.db, async (tx) => {
    const bot = await findBotToSell(tx, botId)
    const offer = bot ? offerOf(bot, accessType) : null
    const refusal = refusalToOrder({
      isPublic: isPublicBot(bot),
      isPaused: bot !== undefined && bot.paused_at !== null,
      isModelMissing: bot?.model_missing === true,
      isOwnBot: bot?.vendor_id === userId,
      priceCents: offer?.priceCents ?? null,
      canBeHad: offer !== null,
      isAlreadyOwned: await ownsBot(tx, userId, botId, accessType),
    })
    if (refusal) return fail(refusals[refusal])
    if (!bot || offer?.priceCents == null) throw new Error('A bot without price was let through.')
    const orderId = await startOrFindOrder(tx, {
      userId,
      kind: accessType,
      planCode: null,
      botId,
      vendorId: bot.vendor_id,
      title: bot.title,
      priceCents: offer.priceCents,
      ...providerDefaults(deps),
    })
    return pageOf(`/bestellen/${orderId}`)
  })
}

type BotToSell = NonNullable<Awaited<ReturnType<typeof findBotToSell>>>

/** Returns the current offer of a bot for this access type, or null when there is none. */
export function offerOf(bot: BotToSell, accessType: 'rental' | 'purchase'): { priceCents: number | null } | null {
  if (accessType === 'rental') return canBeRented(bot.pricing_model) ? { priceCents: bot.monthly_price_cents } : null
  return canBeBought(bot.pricing_model) ? { priceCents: bot.price_cents } : null
}

/** Tells whether an account already has a bot in this way: bought, or rented by a live subscription. */
export async function ownsBot(
  tx: Tx,
  userId: string,
  botId: string,
  accessType: 'rental' | 'purchase',
): Promise<boolean> {
  if (await isBotBought(tx, userId, botId)) return true
  if (accessType === 'purchase') return false
  return (await findLiveSubscriptions(tx, userId)).some((row) => row.kind === 'rental' && row.bot_id === botId)
}

function providerDefaults({ provider, clock }: BillingDeps) {
  return { termsVersion: TERMS_VERSION, provider: provider.name, now: clock.now() }
}
