import { backfillFirstVersion, findApprovedVersions, lockBot } from '#modules/catalogue/public.ts'
import { consumeAuditLimit, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { UserBotVersions } from '../contract.ts'
import { canPin } from '../domain/version-choice.ts'
import { type Activation, findActivation, savePinnedVersion } from '../store/pinned-version-store.ts'
import { activationNotFound, versionNotOffered } from './activation-failures.ts'
import { choiceOf, findUserBotVersions } from './find-user-bot-versions.ts'

/**
 * Keeps a version of a bot for one account, or follows what is live again with `number` null; from the next question on it answers. With it
 * goes an entry in the audit trail. Approving and choosing wait for each other, so that nobody goes back two.
 */
export function pinVersion(
  { db, clock }: ActivationDeps,
  input: { userId: string; botId: string; number: number | null },
): Promise<Outcome<UserBotVersions>> {
  const { userId, botId, number } = input
  const now = clock.now()
  return asService(db, 'which version a renter runs is written by the product', async (tx) => {
    // Only of what is his is anything locked.
    if (!(await findActivation(tx, userId, botId, now))) return fail(activationNotFound)
    const bot = await lockBot(tx, botId)
    const activation = await findActivation(tx, userId, botId, now)
    if (!bot || !activation) return fail(activationNotFound)
    // What the product brought along becomes a version by it: there must be something to stay with.
    if (bot.approved_version === null && number === 1) await backfillFirstVersion(tx, botId, now)
    if (number !== null && !(await isOffered(tx, activation, number))) return fail(versionNotOffered)
    if (number === activation.pinnedVersion) return ok(await findUserBotVersions(tx, activation))
    const refusal = await consumeAuditLimit(tx, 'hold-version', userId, now)
    if (refusal) return fail(refusal)
    await savePinnedVersion(tx, activation.id, number)
    const action = number === null ? 'activation.version_followed' : 'activation.version_held'
    const detail = { bot_id: botId, number }
    const subject = { subjectType: 'activation', subjectId: activation.id } as const
    await recordAudit(tx, { actorId: userId, actor: 'member', action, ...subject, detail }, now)
    return ok(await findUserBotVersions(tx, { ...activation, pinnedVersion: number }))
  })
}

/** Whether there is such a version and this account may keep it. */
async function isOffered(tx: Tx, { botId, pinnedVersion }: Activation, number: number): Promise<boolean> {
  const [live, before] = await findApprovedVersions(tx, botId, 2)
  return live !== undefined && canPin(choiceOf([live, before], pinnedVersion), number)
}
