import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { mailQueue } from '../jobs/job-queue.ts'
import type { JobRegistry } from '../jobs/job-registry.ts'
import type { Log } from '../log/log.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts'

const SERVICE = { role: 'service' } as const
const LEASE_MS = 60_000
const BATCH = 20
const ATTEMPTS_MAX = 8
const FIRST_RETRY_MS = 30_000
const RETRY_MAX_MS = 6 * 3_600_000

export interface MailDeps {
  db: Database
  clock: Clock
  log: Log
  transport: MailTransport
}

/** Registers the job that empties the outbox, every five seconds when mail waits. */
export function registerMailJobs(deps: MailDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'mail.send-waiting',
    queue: mailQueue,
    schedule: { everySeconds: 5 },
    isNeeded: async () => {
      const rows = await deps.db.query(
        SERVICE,
        `select 1 from app.mails where status = 'waiting' and not_before <= $1 limit 1`,
        [deps.clock.now()],
      )
      return rows.length > 0
    },
    handle: async (_, { signal }) => {
      while ((await sendPendingMails(deps, signal)) === BATCH) continue
    },
  })
}

type ClaimedMail = OutgoingMail & { attempts: number }

/**
 * Sends up to a batch of waiting mails and returns how many it claimed. A mail is claimed for a minute right before it is sent, and the claim is
 * extended while a slow server takes its time, so that no other worker sends it; the claim of a dead worker expires. A failure is retried with
 * growing pauses, eight times in all. `signal` ends the batch after the current mail.
 */
export async function sendPendingMails(deps: MailDeps, signal?: AbortSignal): Promise<number> {
  for (let sent = 0; sent < BATCH; sent++) {
    const mail = signal?.aborted ? undefined : await claimMail(deps)
    if (!mail) return sent
    await sendOne(deps, mail)
  }
  return BATCH
}

async function claimMail({ db, clock }: MailDeps): Promise<ClaimedMail | undefined> {
  const now = clock.now()
  const [mail] = await db.query<ClaimedMail>(
    SERVICE,
    `update app.mails m set attempts = m.attempts + 1, not_before = $2
     where m.id = (select c.id from app.mails c where c.status = 'waiting' and c.not_before <= $1 order by c.not_before limit 1 for update skip locked)
     returning m.id, m.recipient, m.subject, m.text_content as text, m.html_content as html, m.headers, m.attempts`,
    [now, new Date(now.getTime() + LEASE_MS)],
  )
  return mail
}

async function sendOne(deps: MailDeps, mail: ClaimedMail): Promise<void> {
  const heartbeat = setInterval(() => {
    changeClaimed(deps, mail, 'not_before = $3', [new Date(deps.clock.now().getTime() + LEASE_MS)]).catch(
      (error: unknown) => deps.log.warn({ err: error, mailId: mail.id }, 'the claim of a mail was not prolonged'),
    )
  }, LEASE_MS / 3)
  try {
    await deps.transport.send(mail)
  } catch (error) {
    await recordFailure(deps, mail, error)
    return
  } finally {
    clearInterval(heartbeat)
  }
  const sent = `status = 'sent', sent_at = $3, last_error = null, headers = headers || jsonb_build_object('X-Syvo-Transport', $4::text)`
  if (!(await changeClaimed(deps, mail, sent, [deps.clock.now(), deps.transport.name])))
    deps.log.warn({ mailId: mail.id }, 'a mail was sent under a claim that another worker had taken over')
}

async function recordFailure(deps: MailDeps, mail: ClaimedMail, error: unknown): Promise<void> {
  const final = error instanceof MailRefused || mail.attempts >= ATTEMPTS_MAX
  deps.log[final ? 'error' : 'warn'](
    { mailId: mail.id, attempt: mail.attempts, reason: reasonOf(error) },
    'a mail was not sent',
  )
  const pauseMs = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 4 ** (mail.attempts - 1))
  await changeClaimed(deps, mail, 'status = $3, last_error = $4, not_before = $5', [
    final ? 'failed' : 'waiting',
    reasonOf(error),
    new Date(deps.clock.now().getTime() + pauseMs),
  ])
}

/** Changes a mail while this worker holds its claim, which the attempt identifies; returns false when the claim was lost and nothing changed. */
async function changeClaimed(
  { db }: MailDeps,
  mail: ClaimedMail,
  change: string,
  values: readonly unknown[],
): Promise<boolean> {
  const rows = await db.query(
    SERVICE,
    `update app.mails set ${change} where id = $1 and attempts = $2 and status = 'waiting' returning id`,
    [mail.id, mail.attempts, ...values],
  )
  return rows.length > 0
}

/** Retries every permanently failed mail from now on; returns how many. For when the cause was fixed. */
export async function retryFailedMails(db: Database, now: Date): Promise<number> {
  const rows = await db.query(
    SERVICE,
    `update app.mails set status = 'waiting', attempts = 0, not_before = $1 where status = 'failed' returning id`,
    [now],
  )
  return rows.length
}

/** Deletes mails that were sent, or failed permanently, before `before`. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db.query(
    SERVICE,
    `delete from app.mails where status in ('sent', 'failed') and coalesce(sent_at, created_at) < $1`,
    [before],
  )
}

/** Returns our own words for a failure; a server's answer may repeat the recipient. */
function reasonOf(error: unknown): string {
  return error instanceof Error && /^smtp [a-z0-9]+$/.test(error.message) ? error.message : 'unexpected'
}
