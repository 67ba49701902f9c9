import { parseChecks } from '#modules/authoring/public.ts'
import {
  type BotVersion,
  eurosOf,
  findReviewQueue,
  findVendorBots,
  findVendorFacts,
  type VendorBotRow,
  type VendorFacts,
} from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { Submission } from '../contract.ts'
import type { ReviewDeps } from '../review-deps.ts'

/** Submissions shown at once; the next follow when these are decided. */
const QUEUE_MAX = 200

/** Lists every pending submission, the longest waiting first (ADMIN-01). */
export async function readReviewQueue({ db }: ReviewDeps, caller: Caller): Promise<Outcome<Submission[]>> {
  const { queue, bots } = await db.as(identityOf(caller), async (tx) => {
    const versions = await findReviewQueue(tx, QUEUE_MAX)
    const found = await findVendorBots(
      tx,
      versions.map((version) => version.botId),
    )
    return { queue: versions, bots: found }
  })
  const vendors = await asService(db, (tx) =>
    findVendorFacts(
      tx,
      queue.map((version) => version.vendorId),
    ),
  )
  return ok(queue.map((version) => submissionOf(version, bots.get(version.botId), vendors.get(version.vendorId))))
}

/** Returns a version as the queue shows it. */
export function submissionOf(
  version: BotVersion,
  bot: VendorBotRow | undefined,
  vendor: VendorFacts | undefined,
): Submission {
  const { content } = version
  return {
    version_id: version.id,
    bot_id: version.botId,
    number: version.number,
    title: content.title,
    category: content.category,
    pricing_model: content.pricing_model,
    price: eurosOf(content.price_cents),
    monthly_price: eurosOf(content.monthly_price_cents),
    submitted_at: version.submittedAt.toISOString(),
    vendor: {
      id: version.vendorId,
      name: vendor?.name ?? '',
      verified: vendor?.verified ?? false,
      approved_bots: vendor?.approvedBots ?? 0,
    },
    is_update: (bot?.approved_version ?? null) !== null,
    publish: version.publish,
    checks: parseChecks(version.checks),
  }
}
