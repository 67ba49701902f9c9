import * as z from 'zod/mini'
import type { VendorBot } from '#modules/catalogue/contract.ts'
import {
  type BotVersion,
  findPendingVersion,
  findVendorBot,
  findVersions,
  vendorBotOf,
} from '#modules/catalogue/public.ts'
import { findNewestRole } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Caller } from '#platform/http/caller.ts'
import { identityOf } from '#platform/http/caller.ts'
import { type Failure, fail, failures, invalidInput, type Outcome, ok } from '#platform/http/failure.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { decideSubmission } from './decide-submission.ts'
import { refuseDecided } from './refuse-decided.ts'

type Member = Extract<Caller, { kind: 'member' }>

const bodySchema = z.strictObject({
  status: z.enum(['approved', 'rejected'], 'Een beoordeling is ‘approved’ of ‘rejected’'),
  review_feedback: z.optional(
    z.nullable(z.string().check(z.maxLength(5000, 'De feedback is te lang (hooguit 5.000 tekens)'))),
  ),
})

/**
 * Decides the pending version of a bot through its row, as an administrator does at the endpoint of `bots` (API-33), with all consequences of
 * a decision. With a `number` it decides that version only: the vendor may have submitted another one since the administrator read it.
 */
export async function decideBotRow(
  deps: ReviewDeps,
  caller: Member,
  { botId, number, body }: { botId: string; number: number | null; body: unknown },
): Promise<Outcome<VendorBot[]>> {
  const read = bodySchema.safeParse(body)
  const found = await deps.db.as(identityOf(caller), async (tx) => ({
    isAdmin: (await findNewestRole(tx, caller.userId))?.role === 'admin',
    bot: await findVendorBot(tx, botId),
    waiting: await findPendingVersion(tx, botId),
    last: (await findVersions(tx, botId)).find(
      (version) => version.decidedAt !== null && version.number === (number ?? version.number),
    ),
  }))
  if (!found.isAdmin) return fail(failures.forbidden)
  if (!read.success)
    return fail(invalidInput(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))))
  if (!found.bot) return fail({ status: 404, code: 'bot_not_found', message: 'Bot niet gevonden' })
  const { waiting, last } = found
  if (waiting && number !== null && waiting.number !== number) return fail(otherVersionWaits(waiting, number))
  if (!waiting && last) return asService(deps.db, (tx) => refuseDecided(tx, last))
  if (!waiting) return fail({ status: 409, code: 'nothing_waiting', message: 'Van deze bot wacht niets op review.' })
  const decided = await decideSubmission(deps, {
    adminId: caller.userId,
    versionId: waiting.id,
    decision: read.data.status === 'approved' ? 'approve' : 'reject',
    feedback: read.data.review_feedback ?? undefined,
  })
  if (!decided.ok) return decided
  const after = await deps.db.as(identityOf(caller), (tx) => findVendorBot(tx, botId))
  return ok(after ? [vendorBotOf(after)] : [])
}

function otherVersionWaits(waiting: BotVersion, number: number): Failure {
  return {
    status: 409,
    code: 'other_version_waits',
    message: `Er is niets beslist: intussen wacht versie ${waiting.number} van deze bot op review, niet versie ${number} die je bekeek. Bekijk eerst versie ${waiting.number}.`,
    details: { version_id: waiting.id, number: waiting.number },
  }
}
