import { findApprovedVersions, findVersionById, renterChangesBetween } from '#modules/catalogue/public.ts'
import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { SeenChange } from '../contract.ts'
import { NEW_VERSION_JOB } from '../domain/job-names.ts'
import { newVersionMail } from '../mails/new-version-mail.ts'
import { findRenters } from '../store/held-version-store.ts'

type MailDeps = ActivationDeps & { readonly publicUrl: string }

/** So many newer versions may have been approved by the time that this one is told. */
const RECENT = 20

const BATCH = 100

/** Has the renters of a bot told that a version of it was approved, in the service transaction that approves it. */
export function announceVersion(tx: Tx, versionId: string, now: Date): Promise<void> {
  return enqueueJob(tx, { name: NEW_VERSION_JOB, payload: { version_id: versionId }, now })
}

/**
 * Mails everybody who has the bot, but its vendor, what changed in a version and whether his own was updated; once each, however often it is
 * run. A first version, and one in which nothing changed for them, is told to nobody.
 */
export async function mailNewVersion(deps: MailDeps, versionId: string, signal: AbortSignal): Promise<void> {
  const news = await asService(deps.db, 'mail about a new version', (tx) => newsOf(tx, versionId))
  if (news === null || news.changes.length === 0) return
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const from: string | null = after
    after = await asService(deps.db, 'mail about a new version', (tx) => mailBatch(deps, tx, news, from))
  } while (after !== null)
}

interface News {
  readonly versionId: string
  readonly botId: string
  readonly vendorId: string
  readonly number: number
  readonly title: string
  readonly changes: readonly SeenChange[]
}

async function newsOf(tx: Tx, versionId: string): Promise<News | null> {
  const version = await findVersionById(tx, versionId)
  if (!version) return null
  const { botId, vendorId, number, content } = version
  const before = (await findApprovedVersions(tx, botId, RECENT)).find((one) => one.number < number)
  const changes = before ? renterChangesBetween(before.content, content) : []
  return { versionId, botId, vendorId, number, title: content.title, changes }
}

/** Writes the mails to the next renters; answers the last of them, or null when there are no more. */
async function mailBatch(deps: MailDeps, tx: Tx, news: News, after: string | null): Promise<string | null> {
  const now = deps.clock.now()
  const { botId, vendorId } = news
  const renters = await findRenters(tx, { botId, vendorId, after, limit: BATCH }, now)
  for (const { userId, heldVersion } of renters) {
    const address = await findAddress(tx, userId)
    if (!address) continue
    const mail = newVersionMail({ ...news, heldVersion }, deps.publicUrl)
    const dedupeKey = `bot-version:${news.versionId}:${userId}`
    await enqueueMail(tx, { ...mail, userId, dedupeKey, kind: 'bot-version', recipient: address.email, now })
  }
  return renters.length < BATCH ? null : (renters.at(-1)?.userId ?? null)
}
