import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf, userIdOf } from '#platform/http/caller.ts'
import { decideReport } from '../actions/decide-report.ts'
import { readReports } from '../actions/read-reports.ts'
import { reportBot } from '../actions/report-bot.ts'
import * as contract from '../contract/reports.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

/** Binds the operations of reports of bots to their actions. */
export function reportRoutes(deps: ModerationDeps): Binding[] {
  return [
    bind(contract.reportBot, ({ body }, { caller, clientAddress }) =>
      reportBot(deps, {
        userId: userIdOf(caller),
        botId: body.bot_id,
        reason: body.reason,
        message: body.message,
        email: body.email ?? null,
        website: body.website,
        clientAddress,
      }),
    ),
    bind(contract.readReports, ({ query }) => readReports(deps, { state: query.state, after: query.after })),
    bind(contract.decideReport, ({ body }, { caller }) =>
      decideReport(deps, {
        adminId: memberOf(caller).userId,
        reportId: body.report_id,
        decision: body.decision,
        explanation: body.explanation,
        note: body.note ?? '',
      }),
    ),
  ]
}
