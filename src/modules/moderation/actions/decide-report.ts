import { findNames, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { formatDateTime } from '#ui/format/date.ts'
import type { ReportDecision } from '../contract/reports.ts'
import { reportDecidedMail } from '../mails/report-mails.ts'
import type { ModerationDeps } from '../moderation-deps.ts'
import { closeReport, lockReport, type ReportRow } from '../store/report-store.ts'
import { pauseBotRow } from './pause-bot.ts'

const botGone = {
  status: 404,
  code: 'bot_not_found',
  message: 'Deze bot is er niet meer. Sluit de melding zonder hem stil te zetten.',
} as const

/** An administrator's decision about a report. */
export interface ReportVerdict {
  readonly adminId: string
  readonly reportId: string
  readonly decision: 'dismiss' | 'pause'
  readonly explanation: string
  readonly note: string
}

/**
 * Decides a report, once, under its lock. The same transaction pauses the bot when that was decided, writes the audit entry and queues the
 * mail to the reporter. A bot that is paused already stays paused. The endpoint has checked the role.
 */
export function decideReport(
  deps: ModerationDeps,
  verdict: ReportVerdict,
): Promise<Outcome<{ report_id: string; outcome: string }>> {
  const { adminId, reportId, decision, explanation } = verdict
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const report = await lockReport(tx, reportId)
    if (!report) return fail({ status: 404, code: 'report_not_found', message: 'Deze melding bestaat niet.' })
    if (report.outcome !== null) return refuseDecided(tx, report)
    if (decision === 'pause') {
      if (report.bot_id === null) return fail(botGone)
      const stopped = await pauseBotRow(deps, tx, {
        adminId,
        botId: report.bot_id,
        reason: explanation,
        isReported: true,
      })
      if (!stopped.ok && stopped.failure.code !== 'already_paused') return stopped
    }
    const outcome = decision === 'pause' ? 'paused' : 'dismissed'
    await closeReport(tx, { id: reportId, outcome, explanation, note: verdict.note || null, decidedBy: adminId, now })
    const detail = { bot_id: report.bot_id, reason: report.reason }
    await recordAudit(
      tx,
      {
        actorId: adminId,
        actor: 'admin',
        action: `report.${outcome}`,
        subjectType: 'report',
        subjectId: reportId,
        detail,
      },
      now,
    )
    await notifyReporter(deps, tx, { report, outcome, explanation })
    return ok({ report_id: reportId, outcome })
  })
}

async function notifyReporter(
  deps: ModerationDeps,
  tx: Tx,
  { report, ...decided }: { report: ReportRow; outcome: 'dismissed' | 'paused'; explanation: string },
): Promise<void> {
  if (report.reporter_email === null) return
  const summary = { id: report.id, title: report.bot_title, reason: report.reason, ...decided }
  await enqueueMail(tx, {
    ...reportDecidedMail(summary, deps.publicUrl),
    userId: report.reporter_id,
    recipient: report.reporter_email,
    kind: 'bot-report',
    dedupeKey: `report:${report.id}:decided`,
    now: deps.clock.now(),
  })
}

async function refuseDecided(tx: Tx, report: ReportRow): Promise<Outcome<never>> {
  const names = await findNames(tx, report.decided_by === null ? [] : [report.decided_by])
  const details = decisionOf(report, names)
  const who = details?.decided_by ?? 'Iemand anders'
  const when = report.decided_at === null ? '' : ` op ${formatDateTime(report.decided_at)}`
  return fail({ status: 409, code: 'decided_before', message: `${who} handelde deze melding af${when}.`, details })
}

/** Returns the decision about a report as the endpoints answer it; null while the report is open. */
export function decisionOf(report: ReportRow, names: ReadonlyMap<string, string>): ReportDecision | null {
  const { outcome, explanation, note, decided_at: decidedAt, decided_by: decidedBy } = report
  if (outcome === null || decidedAt === null) return null
  return {
    outcome,
    explanation: explanation ?? '',
    note,
    decided_at: decidedAt.toISOString(),
    decided_by: decidedBy === null ? null : (names.get(decidedBy) ?? null),
  }
}
