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
 * Pins a version of a bot for one account, or follows the live version again with `number` null; it answers from the next question on. An entry in
 * the audit trail goes with it. Approving and pinning lock each other out, so that nobody goes back two versions.
 */
export function pinVersion(
  { db, clock }: ActivationDeps,
  input: { userId: string; botId: string; number: number | null },
): Promise<Outcome<UserBotVersions>> {
  const { userId, botId, number } = input
  const now = clock.now()
  return asService(db, async (tx) => {
    // Locks a bot only for an account that has it.
    if (!(await findActivation(tx, userId, botId, now))) return fail(activationNotFound)
    const bot = await lockBot(tx, botId)
    const activation = await findActivation(tx, userId, botId, now)
    if (!bot || !activation) return fail(activationNotFound)
    // Seeded content becomes version 1 here, so that there is a version to pin.
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

/** Returns whether the version exists and this account may pin it. */
async function isOffered(tx: Tx, { botId, pinnedVersion }: Activation, number: number): Promise<boolean> {
  const [live, before] = await findApprovedVersions(tx, botId, 2)
  return live !== undefined && canPin(choiceOf([live, before], pinnedVersion), number)
}
