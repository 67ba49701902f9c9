import { botNotFound, parseChecks } from '#modules/authoring/public.ts'
import { changesBetween } from '#modules/catalogue/contract.ts'
import { type BotVersion, findManagedBot, findVersions } from '#modules/catalogue/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import type { readBotVersions as readBotVersionsOperation } from '../contract.ts'
import type { ReviewDeps } from '../review-deps.ts'

/** Lists every version of a bot that the caller may manage, newest first, each with the version that was live when it was submitted. */
export function readBotVersions(
  { db }: Pick<ReviewDeps, 'db'>,
  { userId, botId }: { userId: string; botId: string },
): Promise<Outcome<OperationOutput<typeof readBotVersionsOperation>>> {
  return db.as({ role: 'member', userId }, async (tx) => {
    if (!(await findManagedBot(tx, botId))) return fail(botNotFound)
    const versions = await findVersions(tx, botId)
    return ok(
      versions.map((version, at) => ({
        id: version.id,
        number: version.number,
        status: version.status,
        submitted_at: version.submittedAt.toISOString(),
        decided_at: version.decidedAt?.toISOString() ?? null,
        feedback: version.feedback,
        checks: parseChecks(version.checks),
        changes: changesBetween(liveBefore(versions.slice(at + 1))?.content ?? null, version.content),
      })),
    )
  })
}

/** Returns the version that was live, given the older versions, newest first. */
function liveBefore(older: readonly BotVersion[]): BotVersion | undefined {
  return older.find((version) => version.status === 'approved' || version.status === 'replaced')
}
