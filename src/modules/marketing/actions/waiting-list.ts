import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { csvOf } from '#platform/document/csv.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { INBOX_PAGE_SIZE, type WaitingEntry } from '../contract/admin-inbox.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { countEarlyAccess, findEarlyAccessPage, type ListedEntry } from '../store/early-access-store.ts'

const RECENT_MS = 7 * 86_400_000
const EXPORT_PAGE = 1000
const COLUMNS = ['Naam', 'E-mail', 'Bedrijf', 'Aangemeld op', 'Wil mails']
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

/** Reads a page of the waiting list of Enterprise with its counts. The endpoint has checked the role. */
export function readEarlyAccess(
  { db, clock }: Pick<MarketingDeps, 'db' | 'clock'>,
  after: string | undefined,
): Promise<
  Outcome<{
    entries: WaitingEntry[]
    next_after: string | null
    counts: Awaited<ReturnType<typeof countEarlyAccess>>
  }>
> {
  const since = new Date(clock.now().getTime() - RECENT_MS)
  return asService(db, async (tx) => {
    const { rows, nextAfter } = await findEarlyAccessPage(tx, { after, limit: INBOX_PAGE_SIZE })
    const entries = rows.map(({ created_at: at, mails_stopped_at: stopped, ...entry }) => ({
      ...entry,
      created_at: at.toISOString(),
      wants_mails: stopped === null,
    }))
    return ok({ entries, next_after: nextAfter, counts: await countEarlyAccess(tx, since) })
  })
}

/** Returns the whole waiting list as a file, with an audit entry of who exported how many. The endpoint has checked the role. */
export async function exportEarlyAccess(
  { db, clock, audit }: Pick<MarketingDeps, 'db' | 'clock' | 'audit'>,
  adminId: string,
): Promise<Response> {
  const now = clock.now()
  const entries = await asService(db, async (tx) => {
    const all = await findFullList(tx)
    const about = { subjectType: 'waiting_list', subjectId: 'enterprise', detail: { entries: all.length } } as const
    await audit(tx, { actorId: adminId, actor: 'admin', action: 'waiting_list.exported', ...about }, now)
    return all
  })
  const rows = entries.map(({ name, email, company, created_at: at, mails_stopped_at: stopped }) => [
    ...[name, email, company ?? '', DAY.format(at)],
    stopped === null ? 'ja' : 'nee',
  ])
  return new Response(csvOf([COLUMNS, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="syvo-wachtlijst-${DAY.format(now)}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function findFullList(tx: Tx): Promise<Omit<ListedEntry, 'micros'>[]> {
  const all: Omit<ListedEntry, 'micros'>[] = []
  let after: string | undefined
  do {
    const page = await findEarlyAccessPage(tx, { after, limit: EXPORT_PAGE })
    all.push(...page.rows)
    after = page.nextAfter ?? undefined
  } while (after !== undefined)
  return all
}
