import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
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

/** Registers the job that empties the outbox, every five seconds when something waits. */
export function registerMailJobs(deps: MailDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'mail.send-waiting',
    schedule: { everySeconds: 5 },
    isNeeded: async () => {
      const rows = await deps.db.one(
        SERVICE,
        `select 1 from app.mails where status = 'waiting' and not_before <= $1 limit 1`,
        [deps.clock.now()],
      )
      return rows.length > 0
    },
    handle: async () => {
      while ((await sendWaitingMails(deps)) === BATCH) continue
    },
  })
}

type ClaimedMail = OutgoingMail & { attempts: number }

/**
 * Sends up to a batch of waiting mails and answers how many it took. A mail is claimed for a minute first, so that two workers do not send
 * it and a worker that dies gives it back; a failure is tried again with growing pauses, eight times in all.
 */
export async function sendWaitingMails(deps: MailDeps): Promise<number> {
  const now = deps.clock.now()
  const mails = await deps.db.one<ClaimedMail>(
    SERVICE,
    `update app.mails m set attempts = m.attempts + 1, not_before = $2
     where m.id in (select c.id from app.mails c where c.status = 'waiting' and c.not_before <= $1 order by c.not_before limit ${BATCH} for update skip locked)
     returning m.id, m.recipient, m.subject, m.text_content as text, m.html_content as html, m.headers, m.attempts`,
    [now, new Date(now.getTime() + LEASE_MS)],
  )
  for (const mail of mails) await sendOne(deps, mail)
  return mails.length
}

async function sendOne(deps: MailDeps, mail: ClaimedMail): Promise<void> {
  try {
    await deps.transport.send(mail)
  } catch (error) {
    const now = deps.clock.now()
    const final = error instanceof MailRefused || mail.attempts >= ATTEMPTS_MAX
    deps.log[final ? 'error' : 'warn'](
      { mailId: mail.id, attempt: mail.attempts, reason: reasonOf(error) },
      'a mail was not sent',
    )
    await deps.db.one(
      SERVICE,
      `update app.mails set status = $2, last_error = $3, not_before = $4 where id = $1 and status = 'waiting'`,
      [
        mail.id,
        final ? 'failed' : 'waiting',
        reasonOf(error),
        new Date(now.getTime() + Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 4 ** (mail.attempts - 1))),
      ],
    )
    return
  }
  await deps.db.one(
    SERVICE,
    `update app.mails set status = 'sent', sent_at = $2, last_error = null, headers = headers || jsonb_build_object('X-Syvo-Transport', $3::text) where id = $1`,
    [mail.id, deps.clock.now(), deps.transport.name],
  )
}

/** Our own words for a failure; a server's answer may repeat the recipient. */
function reasonOf(error: unknown): string {
  return error instanceof Error && /^smtp [a-z0-9]+$/.test(error.message) ? error.message : 'unexpected'
}
