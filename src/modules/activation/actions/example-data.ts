import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { notifyChange } from '#platform/realtime/notify-change.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { trialEndOf } from '../domain/trial.ts'
import { deleteExampleData, hasExampleData, insertExampleBot, isAccountUnused } from '../store/example-data-store.ts'
import { lockAccess, syncUserBot } from '../store/grant-store.ts'
import { findSeed, saveSeed } from '../store/seed-store.ts'
import { newHostedToken } from './save-configuration.ts'

/** Returns whether an account has example data. */
export async function readExampleData(
  deps: ActivationDeps,
  userId: string,
): Promise<Outcome<{ has_example_data: boolean }>> {
  const found = await deps.db.as({ role: 'member', userId }, (tx) => hasExampleData(tx, userId))
  return ok({ has_example_data: found })
}

/** Removes the example data of an account in one transaction; everything that its owner did or bought stays. */
export function removeExampleData(
  deps: ActivationDeps,
  userId: string,
): Promise<Outcome<{ leads: number; conversations: number; bots: number }>> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockAccess(tx, userId)
    const { leads, conversations, botIds } = await deleteExampleData(tx, userId)
    for (const botId of botIds) await syncUserBot(tx, userId, botId, now)
    for (const channel of ['leads', 'usage'] as const) await notifyChange(tx, { channel, userId, id: userId })
    return ok({ leads, conversations, bots: botIds.length })
  })
}

/** A seeded bot on trial as example data, with its setup. */
export interface ExampleTrial {
  readonly userId: string
  readonly botId: string
  readonly category: string
  readonly configData: Readonly<Record<string, string>>
  readonly companyName: string
  readonly startedAt: Date
  readonly monthlyLimit: number
}

/** Stores the trial of a bot as example data, without the mails of a trial, and returns the id of its configuration. Needs a service transaction. */
export async function addExampleTrial(tx: Tx, trial: ExampleTrial): Promise<string> {
  const at = trial.startedAt.getTime()
  const configId = newId<'config'>(at)
  await insertExampleBot(tx, {
    ...trial,
    configId,
    grantId: newId<'grant'>(at),
    userBotId: newId<'user-bot'>(at),
    endsAt: trialEndOf(trial.startedAt),
    token: newHostedToken(),
  })
  return configId
}

const seedName = (userId: string) => `example:${userId}`

/**
 * Runs `add` once in the lifetime of an account, and only for one without any data yet: removed example data never comes back. Returns whether it
 * ran. Needs a service transaction.
 */
export async function addExampleDataOnce(
  tx: Tx,
  account: { userId: string; now: Date },
  add: () => Promise<void>,
): Promise<boolean> {
  const { userId, now } = account
  if ((await findSeed(tx, seedName(userId))) !== null) return false
  const isUnused = await isAccountUnused(tx, userId)
  if (isUnused) await add()
  await saveSeed(tx, seedName(userId), isUnused ? 'added' : 'account in use', now)
  return isUnused
}
