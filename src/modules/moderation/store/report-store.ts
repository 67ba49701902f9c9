import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import type { ReportReason } from '../contract/reports.ts'

/** A report as it is stored; the address of a reporter with an account is looked up. */
export interface ReportRow {
  readonly id: string
  readonly bot_id: string | null
  readonly bot_title: string
  readonly is_paused: boolean
  readonly reason: ReportReason
  readonly message: string
  readonly reporter_id: string | null
  readonly reporter_email: string | null
  readonly created_at: Date
  readonly open_besides: number
  readonly outcome: 'dismissed' | 'paused' | null
  readonly explanation: string | null
  readonly note: string | null
  readonly decided_by: string | null
  readonly decided_at: Date | null
}

/** Adds a report; in a service transaction, like everything here. */
export async function addReport(
  tx: Tx,
  report: {
    id: string
    botId: string
    botTitle: string
    reason: ReportReason
    message: string
    reporterId: string | null
    reporterEmail: string | null
    now: Date
  },
): Promise<void> {
  const { id, botId, botTitle, reason, message, reporterId, reporterEmail, now } = report
  await sql`insert into app.bot_reports (id, bot_id, bot_title, reason, message, reporter_id, reporter_email, created_at)
    values (${id}, ${botId}, ${botTitle}, ${reason}, ${message}, ${reporterId}, ${reporterEmail}, ${now})`.execute(tx)
}

const COLUMNS = sql`r.id, r.bot_id, r.bot_title, b.paused_at is not null as is_paused, r.reason, r.message, r.reporter_id,
  coalesce(u.email, r.reporter_email) as reporter_email, r.created_at, r.outcome, r.explanation, r.note, r.decided_by, r.decided_at,
  (select count(*)::int from app.bot_reports o where o.bot_id = r.bot_id and o.decided_at is null and o.id <> r.id) as open_besides`
const SOURCES = sql`app.bot_reports r left join app.visible_bots b on b.id = r.bot_id left join auth."user" u on u.id = r.reporter_id`

/** Finds a page of the open reports, the longest waiting first, or of the handled ones, the last handled first; with the key of the next page. */
export async function findReports(
  tx: Tx,
  { state, after, limit }: { state: 'open' | 'handled'; after: string | undefined; limit: number },
): Promise<{ rows: Omit<ReportRow & { micros: number }, 'micros'>[]; nextAfter: string | null }> {
  const at = state === 'open' ? sql`r.created_at` : sql`r.decided_at`
  const direction = state === 'open' ? sql`asc` : sql`desc`
  const key = after === undefined ? null : readPageKey(after)
  const beyond = key
    ? sql`and (${at}, r.id) ${state === 'open' ? sql`>` : sql`<`} (timestamptz 'epoch' + ${key.micros}::bigint * interval '1 microsecond', ${key.id}::uuid)`
    : sql``
  const { rows } = await sql<ReportRow & { micros: number }>`
    select ${COLUMNS}, (extract(epoch from ${at}) * 1000000)::bigint as micros from ${SOURCES}
    where r.decided_at is ${state === 'open' ? sql`null` : sql`not null`} ${beyond}
    order by ${at} ${direction}, r.id ${direction} limit ${limit + 1}`.execute(tx)
  return cutPage(rows, limit)
}

/** Counts the reports that are not decided yet. */
export async function countOpenReports(tx: Tx): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from app.bot_reports where decided_at is null`.execute(tx)
  return rows[0]?.open ?? 0
}

/** Locks one report until the transaction ends; undefined for one that does not exist. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${COLUMNS} from ${SOURCES} where r.id = ${id} for update of r`.execute(
    tx,
  )
  return rows[0]
}

/** Saves the decision about a report. */
export async function closeReport(
  tx: Tx,
  settled: {
    id: string
    outcome: 'dismissed' | 'paused'
    explanation: string
    note: string | null
    decidedBy: string
    now: Date
  },
): Promise<void> {
  const { id, outcome, explanation, note, decidedBy, now } = settled
  await sql`update app.bot_reports set outcome = ${outcome}, explanation = ${explanation}, note = ${note}, decided_by = ${decidedBy},
    decided_at = ${now} where id = ${id}`.execute(tx)
}

/**
 * Erases reporter and message of reports that were decided before this instant; the decision stays. Of reports made before it and never
 * decided it erases the reporter; the message stays for the decision.
 */
export async function eraseReporters(db: Database, before: Date): Promise<void> {
  await db.query(
    { role: 'service' },
    `update app.bot_reports set message = '', note = null, reporter_id = null, reporter_email = null
     where decided_at < $1 and (message <> '' or note is not null or reporter_id is not null or reporter_email is not null)`,
    [before],
  )
  await db.query(
    { role: 'service' },
    `update app.bot_reports set reporter_id = null, reporter_email = null
     where decided_at is null and created_at < $1 and (reporter_id is not null or reporter_email is not null)`,
    [before],
  )
}
