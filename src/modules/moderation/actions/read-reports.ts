import { findNames } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { type BotReport, REPORTS_PAGE } from '../contract/reports.ts'
import type { ModerationDeps } from '../moderation-deps.ts'
import { countOpenReports, findReports } from '../store/report-store.ts'
import { decisionOf } from './decide-report.ts'

/** Reads a page of the reports, with the names of the deciders and the total of open reports. The endpoint has checked the role. */
export function readReports(
  { db }: Pick<ModerationDeps, 'db'>,
  page: { state: 'open' | 'handled'; after: string | undefined },
): Promise<Outcome<{ reports: BotReport[]; next_after: string | null; open: number }>> {
  return asService(db, async (tx) => {
    const { rows, nextAfter } = await findReports(tx, { ...page, limit: REPORTS_PAGE })
    const open = await countOpenReports(tx)
    const names = await findNames(
      tx,
      rows.flatMap(({ decided_by: by }) => by ?? []),
    )
    const reports = rows.map((row) => ({
      id: row.id,
      bot_id: row.bot_id,
      bot_title: row.bot_title,
      is_paused: row.is_paused,
      reason: row.reason,
      message: row.message,
      reporter_email: row.reporter_email,
      created_at: row.created_at.toISOString(),
      open_besides: row.open_besides,
      decision: decisionOf(row, names),
    }))
    return ok({ reports, next_after: nextAfter, open })
  })
}
