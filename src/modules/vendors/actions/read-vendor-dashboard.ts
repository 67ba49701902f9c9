import { splitNet } from '#modules/billing/contract.ts'
import { findVendorRevenue } from '#modules/billing/public.ts'
import { countBotsOfVendor, findBotFiguresOfVendor } from '#modules/catalogue/public.ts'
import { findHealthSince } from '#modules/health/public.ts'
import { effectivePlan } from '#modules/plans/public.ts'
import { maskPersonalData } from '#modules/runtime/public.ts'
import { amsterdamDay } from '#platform/calendar/calendar-day.ts'
import { asService } from '#platform/database/as-service.ts'
import { ROWS_MAX } from '#platform/http/table-query.ts'
import type { VendorBotFigures, VendorDashboard } from '../contract/vendor-area.ts'
import { type BotUse, findBotUse, findUnansweredSamples } from '../store/vendor-figures-store.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

const HEALTH_MS = 14 * 86_400_000
const QUESTIONS_MAX = 20

/** Reads everything that a vendor's dashboard shows, of the caller's own bots and sales only (VEND-33, VEND-34). */
export async function readVendorDashboard(
  { db, clock }: Pick<VendorsDeps, 'db' | 'clock'>,
  { vendorId, after }: { vendorId: string; after: string | undefined },
): Promise<VendorDashboard> {
  const now = clock.now()
  const own = await db.as({ role: 'member', userId: vendorId }, async (tx) => ({
    page: await findBotFiguresOfVendor(tx, { vendorId, after, limit: ROWS_MAX }),
    counts: await countBotsOfVendor(tx, vendorId),
    revenue: await findVendorRevenue(tx, vendorId, now),
    plan: await effectivePlan(tx, vendorId, now),
  }))
  const seen = await asService(db, async (tx) => ({
    use: await findBotUse(tx, vendorId, now),
    health: await findHealthSince(tx, vendorId, amsterdamDay(new Date(now.getTime() - HEALTH_MS))),
    unanswered: await findUnansweredSamples(tx, vendorId, now, QUESTIONS_MAX),
  }))
  const { page, counts, revenue, plan } = own
  const use = new Map(seen.use.map((one) => [one.bot_id, one]))
  const health = Map.groupBy(seen.health, (day) => day.bot_id)
  return {
    totals: {
      bots: counts.bots,
      published: counts.live,
      active: counts.active,
      waiting: counts.waiting,
      sales: revenue.sales,
      revenue_cents: revenue.totalCents,
      simulated_cents: revenue.simulatedCents,
      simulated_sales: revenue.simulatedSales,
      share_cents: splitNet(revenue.totalCents).vendorCents,
    },
    bot_limit: plan.bot_limit,
    months: revenue.months,
    bots: page.rows.map((bot) => ({
      ...figuresOf(bot, use.get(bot.id), health.get(bot.id) ?? []),
      ...moneyOf(bot, revenue.simulatedOfBots.get(bot.id) ?? 0),
    })),
    next_after: page.nextAfter,
    unanswered: seen.unanswered.map(({ bot_id, title, question, asked_at }) => ({
      ...{ bot_id, title },
      question: maskPersonalData(question),
      asked_at: asked_at.toISOString(),
    })),
  }
}

function figuresOf(
  bot: Awaited<ReturnType<typeof findBotFiguresOfVendor>>['rows'][number],
  use: BotUse | undefined,
  health: readonly VendorBotFigures['health'][number][],
): Omit<VendorBotFigures, 'revenue_cents' | 'simulated_cents'> {
  return {
    id: bot.id,
    title: bot.title,
    category: bot.category,
    active: bot.active,
    status: bot.status,
    is_paused: bot.paused_at !== null,
    in_maintenance: bot.maintenance_since !== null,
    holders: use?.holders ?? 0,
    conversations: use?.conversations ?? 0,
    unanswered: use?.unanswered ?? 0,
    health: health.map(({ day, outcome }) => ({ day, outcome })),
  }
}

/** Splits a bot's revenue into what was really received and what the sandbox simulated; the bot's total counts both. */
function moneyOf(
  { total_revenue_cents: total }: { total_revenue_cents: string },
  simulatedCents: number,
): Pick<VendorBotFigures, 'revenue_cents' | 'simulated_cents'> {
  // The driver returns a bigint as text; a bot's revenue stays far below what a number holds exactly.
  return { revenue_cents: Number(total) - simulatedCents, simulated_cents: simulatedCents }
}
