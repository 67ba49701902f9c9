import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import { type DeadJob, listDeadJobs, replayDeadJobs } from '#platform/jobs/job-store.ts'
import { retryFailedMails } from '#platform/mail/send-pending-mails.ts'
import { CommandRefused } from './explain-failure.ts'

type Deps = { db: Database; clock: Clock }
type PrintLine = (line: string) => void

const LISTED_MAX = 50
const when = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `replay`: lists the dead jobs, or enqueues one by its number, or `all`, again. */
export async function replayJobs({ db, clock }: Deps, which: string | undefined, say: PrintLine): Promise<number> {
  if (which === undefined) return printDeadJobs(db, say)
  const now = clock.now()
  if (which === 'all') {
    const count = await replayDeadJobs(db, { now })
    say(count === 0 ? NOTHING : `${count} ${count === 1 ? 'taak wordt' : 'taken worden'} opnieuw gedaan.`)
    return 0
  }
  if (!isUuid(which) || (await replayDeadJobs(db, { id: which, now })) === 0)
    throw new CommandRefused(`Er is geen opgegeven taak met nummer ${which}.`)
  say('De taak wordt opnieuw gedaan.')
  return 0
}

const NOTHING = 'Er zijn geen opgegeven taken.'

async function printDeadJobs(db: Database, say: PrintLine): Promise<number> {
  const found = await listDeadJobs(db, LISTED_MAX + 1)
  if (found.length === 0) {
    say(NOTHING)
    return 0
  }
  const listed = found.slice(0, LISTED_MAX)
  say(found.length > LISTED_MAX ? `De laatste ${LISTED_MAX} opgegeven taken:` : `Opgegeven taken: ${listed.length}`)
  for (const job of listed)
    say(`  ${[job.id, about(job), when.format(job.diedAt).replace(',', ''), job.lastError ?? ''].join('  ')}`.trimEnd())
  say('Opnieuw doen: npm run admin -- replay <nummer>, of replay all voor alle.')
  return 0
}

/** Returns the job's name and the row that it concerns. */
function about({ name, payload }: DeadJob): string {
  const ids = Object.entries(payload).flatMap(([key, value]) =>
    ABOUT.has(key) && typeof value === 'string' ? [`${key} ${value}`] : [],
  )
  return [name, ...ids].join('  ')
}

/** The payload fields of a job that name a row; others may hold what people wrote. */
const ABOUT: ReadonlySet<string> = new Set(['order_id', 'subscription_id', 'reference'])

/** `retry-mail`: has every permanently failed mail sent again, once the cause is fixed. */
export async function retryMail({ db, clock }: Deps, say: PrintLine): Promise<number> {
  const count = await retryFailedMails(db, clock.now())
  if (count === 0) say('Er is geen mislukte mail.')
  else say(`${count} ${count === 1 ? 'mail wordt' : 'mails worden'} opnieuw verstuurd.`)
  return 0
}
