import { customerChangesBetween, findApprovedVersions, readBot } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { UserBotVersions } from '../contract.ts'
import { type VersionChoice, versionToRollBackTo } from '../domain/version-choice.ts'
import type { Activation } from '../store/pinned-version-store.ts'

const SHOWN_MAX = 20

/** Returns the approved versions of a user's bot with the choices they have, in a service transaction that has checked their access. */
export async function findUserBotVersions(
  tx: Tx,
  { botId, pinnedVersion: held }: Activation,
): Promise<UserBotVersions> {
  const versions = await findApprovedVersions(tx, botId, SHOWN_MAX + 1)
  const [live, before] = versions
  const choice = live ? choiceOf([live, before], held) : await choiceWithout(tx, botId)
  return {
    bot_id: botId,
    running: held ?? choice.live,
    live: choice.live,
    held: held !== null,
    previous: versionToRollBackTo(choice),
    versions:
      live === undefined
        ? [{ number: choice.live, approved_at: null, changes: [] }]
        : versions.slice(0, SHOWN_MAX).map((version, at) => {
            const older = versions[at + 1]
            return {
              number: version.number,
              // Version 1 of seeded content has no decision and so no date.
              approved_at: version.decidedBy === null ? null : (version.decidedAt?.toISOString() ?? null),
              changes: older ? customerChangesBetween(older.content, version.content) : [],
            }
          }),
  }
}

/** Returns the choices among the two newest approved versions, the newest first. */
export function choiceOf(
  [live, before]: readonly [{ readonly number: number }, ({ readonly number: number } | undefined)?],
  held: number | null,
): VersionChoice {
  return { live: live.number, before: before?.number ?? null, held }
}

/** Returns version 1 for seeded content that was never changed; the versions of a deleted vendor are unknown. */
async function choiceWithout(tx: Tx, botId: string): Promise<VersionChoice> {
  const bot = await readBot(tx, botId)
  return { live: bot?.approved_version ?? 1, before: null, held: null }
}
