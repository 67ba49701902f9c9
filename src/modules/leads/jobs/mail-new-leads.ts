import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { leadCreated, leadLimitReached } from '../events.ts'
import type { LeadsDeps } from '../leads-deps.ts'
import { leadsFullMail } from '../mails/leads-full-mail.ts'
import { newLeadMail } from '../mails/new-lead-mail.ts'
import { claimLeadsToMail, lockMailSettings, saveLeadMailTime } from '../store/lead-mail-store.ts'

const PAUSE_MS = 60_000
const WEEK_MS = 7 * 86_400_000
const GATHERED = 'leads.mail-gathered'

/** Registers the jobs of the leads module: the owner's mails about new leads and about a full account. */
export function registerLeadJobs(deps: LeadsDeps, jobs: JobRegistry): void {
  jobs.subscribe(leadCreated, {
    name: 'leads.mail-owner',
    queue: mailQueue,
    handle: async ({ ownerId }) => {
      if (ownerId !== null) await mailNewLeads(deps, ownerId)
    },
  })
  jobs.registerJob({
    name: GATHERED,
    queue: mailQueue,
    handle: async (payload) => void (await mailNewLeads(deps, String(payload.user_id))),
  })
  jobs.subscribe(leadLimitReached, {
    name: 'leads.mail-limit',
    queue: mailQueue,
    handle: async ({ ownerId, data }) => {
      if (ownerId !== null) await mailLimit(deps, ownerId, data.is_lost)
    },
  })
}

/**
 * Mails an owner about unnotified leads, when their switch is on: at once, or at most once a minute with all leads of that minute in one mail. One
 * transaction claims the leads and writes the mail, so a repeated job finds none.
 */
export function mailNewLeads(deps: LeadsDeps, userId: string): Promise<'sent' | 'later' | 'nothing'> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const settings = await lockMailSettings(tx, userId)
    if (!settings) return 'nothing'
    const mayAt = settings.lead_mail_sent_at && new Date(settings.lead_mail_sent_at.getTime() + PAUSE_MS)
    if (settings.lead_mail && mayAt && mayAt > now) {
      await enqueueJob(tx, { name: GATHERED, payload: { user_id: userId }, dedupeKey: userId, runAt: mayAt, now })
      return 'later'
    }
    const leads = await claimLeadsToMail(tx, userId)
    const address = leads.length > 0 && settings.lead_mail ? await findAddress(tx, userId) : null
    if (!address) return 'nothing'
    await enqueueMail(tx, {
      userId,
      kind: 'new-lead',
      recipient: address.email,
      ...newLeadMail(leads, deps.publicUrl),
      now,
    })
    await saveLeadMailTime(tx, userId, now)
    return 'sent'
  })
}

/** Mails an owner that captured leads no longer fit; at most once a week for each of both mails. */
function mailLimit({ db, clock, publicUrl }: LeadsDeps, userId: string, isLost: boolean): Promise<void> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const address = await findAddress(tx, userId)
    if (!address) return
    await enqueueMail(tx, {
      userId,
      dedupeKey: `leads-full:${userId}:${isLost}:${Math.floor(now.getTime() / WEEK_MS)}`,
      kind: 'leads-full',
      recipient: address.email,
      ...leadsFullMail(isLost, publicUrl),
      now,
    })
  })
}
