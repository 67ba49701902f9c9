import { customerChangesBetween, findApprovedVersions, findVersionById } from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { CustomerVersionChange } from '../contract.ts'
import { NEW_VERSION_JOB } from '../domain/job-names.ts'
import { newVersionMail } from '../mails/new-version-mail.ts'
import { forEachCustomer } from './for-each-customer.ts'

type MailDeps = ActivationDeps & { readonly publicUrl: string }

/** So many newer versions may have been approved by the time of this mail. */
const RECENT = 20

/** Enqueues the mail to a bot's customers that a version was approved, in the service transaction that approves it. */
export function announceVersion(tx: Tx, versionId: string, now: Date): Promise<void> {
  return enqueueJob(tx, { name: NEW_VERSION_JOB, payload: { version_id: versionId }, now })
}

/**
 * Mails every account that has the bot, except its vendor, what changed in a version and whether their bot was updated; once each, also in repeated
 * runs. A first version, and one without a change for customers, sends no mail.
 */
export async function mailNewVersion(deps: MailDeps, versionId: string, signal: AbortSignal): Promise<void> {
  const notice = await asService(deps.db, (tx) => findVersionNotice(tx, versionId))
  if (notice === null || notice.changes.length === 0) return
  const { botId, vendorId } = notice
  await forEachCustomer(deps, { botId, vendorId, signal }, async (tx, customer, now) => {
    const mail = newVersionMail({ ...notice, pinnedVersion: customer.pinnedVersion }, deps.publicUrl)
    const dedupeKey = `bot-version:${versionId}:${customer.userId}`
    await enqueueMail(tx, {
      ...mail,
      userId: customer.userId,
      dedupeKey,
      kind: 'bot-version',
      recipient: customer.email,
      now,
    })
  })
}

interface VersionNotice {
  readonly botId: string
  readonly vendorId: string
  readonly number: number
  readonly title: string
  readonly changes: readonly CustomerVersionChange[]
}

async function findVersionNotice(tx: Tx, versionId: string): Promise<VersionNotice | null> {
  const version = await findVersionById(tx, versionId)
  if (!version) return null
  const { botId, vendorId, number, content } = version
  const before = (await findApprovedVersions(tx, botId, RECENT)).find((one) => one.number < number)
  const changes = before ? customerChangesBetween(before.content, content) : []
  return { botId, vendorId, number, title: content.title, changes }
}
