import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { REPORT_REASON_TEXT, reportNumber } from '../../contract/report-reason.text.ts'
import type { BotReport, ReportDecision } from '../../contract/reports.ts'
import { reportsText as text } from './reports.text.ts'

/** Shows one report: the bot, the reason, the message, the reporter, and the decision or the button to decide it. */
export function ReportCard({ report, onDecide }: { report: BotReport; onDecide: () => void }) {
  const { bot_title: title, decision } = report
  return (
    <Card padded as="article" className="record">
      <div className="record-head">
        <h2>{report.bot_id === null ? title : <a href={`/bot/${report.bot_id}`}>{title}</a>}</h2>
        <p className="small soft">{formatDateTime(report.created_at)}</p>
      </div>
      <p className="record-facts">
        <Badge tone="orange">{REPORT_REASON_TEXT[report.reason]}</Badge>
        {report.is_paused && <Badge tone="red">{text.isPaused}</Badge>}
        {report.bot_id === null && <Badge>{text.gone}</Badge>}
        {report.open_besides > 0 && <span>{text.besides(report.open_besides)}</span>}
      </p>
      {report.message === '' ? <p className="soft">{text.erased}</p> : <p className="record-text">{report.message}</p>}
      <p className="small soft">
        {text.number(reportNumber(report.id))} <span aria-hidden="true">•</span> <Reporter report={report} />
      </p>
      {decision ? (
        <Outcome decision={decision} />
      ) : (
        <div className="record-actions">
          <Button variant="line" size="small" aria-label={text.decideOf(title)} onClick={onDecide}>
            {text.decide}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Reporter({ report: { reporter_email: email } }: { report: BotReport }) {
  if (email === null) return <>{text.anonymous}</>
  return (
    <>
      {text.by} <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}

function Outcome({ decision }: { decision: ReportDecision }) {
  const { outcome, explanation, note } = decision
  return (
    <div className="record-outcome">
      <p className="record-facts">
        <Badge tone={outcome === 'paused' ? 'red' : 'neutral'}>{text.outcomes[outcome]}</Badge>
        {text.resolved(decision.decided_by ?? text.someone, formatDateTime(decision.decided_at))}
      </p>
      <p className="record-text">{explanation}</p>
      {note !== null && (
        <p className="record-text soft small">
          {text.noteTitle} {note}
        </p>
      )}
    </div>
  )
}
