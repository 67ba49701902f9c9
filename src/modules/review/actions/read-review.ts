import { changesBetween } from '#modules/catalogue/contract.ts'
import {
  type BotVersion,
  findDecidedVersions,
  findProspectiveTrader,
  findVendorBots,
  findVendorFacts,
  findVersionById,
  findVersions,
} from '#modules/catalogue/public.ts'
import { findNames } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Review } from '../contract.ts'
import { comparedWith } from '../domain/review-rules.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { submissionOf } from './read-review-queue.ts'
import { decisionOf } from './refuse-decided.ts'

const OTHER_BOTS_MAX = 10

/** Reads one submission in full, also a decided one: every text, the changes since before, and the outcome of the vendor's other submissions. */
export async function readReview({ db }: ReviewDeps, caller: Caller, versionId: string): Promise<Outcome<Review>> {
  const found = await db.as(identityOf(caller), async (tx) => {
    const version = await findVersionById(tx, versionId)
    if (!version) return null
    const { botId, vendorId } = version
    return {
      version,
      bot: (await findVendorBots(tx, [botId])).get(botId),
      versions: await findVersions(tx, botId),
      trader: await findProspectiveTrader(tx, vendorId, version.content),
      others: await findDecidedVersions(tx, { vendorId, exceptBotId: botId, limit: OTHER_BOTS_MAX }),
    }
  })
  if (!found) return fail({ status: 404, code: 'submission_not_found', message: 'Deze inzending bestaat niet.' })
  const { version, versions, others } = found
  const deciders = [...versions, ...others].flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy]))
  const { names, vendor } = await asService(db, async (tx) => ({
    names: await findNames(tx, deciders),
    vendor: (await findVendorFacts(tx, [version.vendorId])).get(version.vendorId),
  }))
  const before = comparedWith(versions, version.number)
  const earlier = versions.filter((one) => one.number < version.number)
  return ok({
    ...submissionOf(version, found.bot, vendor),
    ...textsOf(version),
    offered_by: found.trader,
    status: version.status,
    decision: version.status === 'pending_review' ? null : decisionOf(version, names),
    changes: before ? changesBetween(before.content, version.content) : [],
    compared_with: before ? { number: before.number, status: before.status } : null,
    history: earlier.map((one) => ({
      ...decisionOf(one, names),
      number: one.number,
      submitted_at: one.submittedAt.toISOString(),
    })),
    other_bots: others.map((one) => ({
      ...decisionOf(one, names),
      bot_id: one.botId,
      title: one.content.title,
      number: one.number,
    })),
  })
}

/** Returns the texts of a version, beside what the queue shows of it. */
function textsOf({ content }: BotVersion) {
  const { description, long_description, monthly_execution_limit, prompt_template, api_endpoint, sample } = content
  const { needs_model, model_example } = content
  const input_fields = content.input_fields.fields
  return {
    ...{ description, long_description, monthly_execution_limit, prompt_template, api_endpoint, input_fields, sample },
    ...{ needs_model, model_example },
  }
}
