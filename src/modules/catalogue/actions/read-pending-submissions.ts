import { findNewestRole } from '#modules/identity/public.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, ROWS_MAX, readTableQuery } from '#platform/http/table-query.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type BotRow, botRowSchema } from '../contract.ts'
import { botAnswer } from '../store/bot-store.ts'
import { findVendorBots, type VendorBotRow } from '../store/managed-bot-store.ts'
import { type BotVersion, findReviewQueue } from '../store/version-store.ts'

const RULES = {
  columns: Object.keys(botRowSchema.shape),
  filters: { id: FILTER_FORMS.id, status: /^pending_review$/ },
  orders: ['created_at'],
}

/** Returns whether a query at the endpoint of `bots` asks for the pending submissions. */
export function asksPendingSubmissions(query: Readonly<Record<string, unknown>>): boolean {
  return query.status === 'eq.pending_review'
}

/**
 * Reads the pending submissions, for administrators: one row per submission with the content that it would put live; newest first by default
 * (API-32).
 */
export async function readPendingSubmissions(
  { db }: CatalogueDeps,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<BotRow[]>> {
  if (caller.kind !== 'member') return fail(failures.unauthenticated)
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { equals, order, limit } = asked.value
  return db.as(identityOf(caller), async (tx) => {
    if ((await findNewestRole(tx, caller.userId))?.role !== 'admin') return fail(failures.forbidden)
    const queue = (await findReviewQueue(tx, ROWS_MAX)).filter(({ botId }) => botId === (equals.id ?? botId))
    const bots = await findVendorBots(
      tx,
      queue.map(({ botId }) => botId),
    )
    const rows = queue.flatMap((version) => {
      const bot = bots.get(version.botId)
      return bot ? [waitingRow(version, bot)] : []
    })
    // The queue has the longest waiting first.
    return ok((order[0]?.descending === false ? rows : rows.toReversed()).slice(0, limit))
  })
}

/** Returns a bot's row with its pending content; what no version holds comes from the bot itself. */
function waitingRow({ content, number, submittedAt, vendorId }: BotVersion, bot: VendorBotRow): BotRow {
  const { id, featured, active, total_sales, updated_at, review_feedback } = bot
  const { title, description, long_description, category, pricing_model } = content
  const { price_cents, monthly_price_cents, monthly_execution_limit } = content
  return {
    ...botAnswer({
      ...{ id, featured, active, updated_at, created_at: submittedAt, status: 'pending_review' },
      ...{ title, description, long_description, category, pricing_model },
      ...{ price_cents, monthly_price_cents, monthly_execution_limit },
    }),
    total_sales,
    vendor_id: vendorId,
    review_feedback,
    pending_version: number,
  }
}
