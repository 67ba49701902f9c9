import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { formatDate } from '#ui/format/date.ts'
import { PanelPart } from '#ui/panel.tsx'
import { PanelData } from '#ui/panel-data.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import { botVersionsQuery, type FrozenVersion } from './review-client.ts'
import { STATUS_LABELS } from './review-details.text.ts'
import { VersionChange } from './version-change.tsx'
import { versionsText as text } from './versions.text.ts'
import './versions-sheet.css'

type Props = { botId: string; liveVersion: number | null; open: boolean; onClose: () => void }

const STATES: Readonly<Record<FrozenVersion['status'], StatusState>> = {
  pending_review: 'busy',
  approved: 'good',
  rejected: 'bad',
  changes_requested: 'attention',
  withdrawn: 'idle',
  replaced: 'idle',
}

/** Shows every version of a bot, newest first, each with its changes since the one that was live before it (AMB-102). */
export function VersionsSheet({ botId, liveVersion, open, onClose }: Props) {
  const query = useQuery({ ...botVersionsQuery(useApi(), useSession().user?.id ?? '', botId), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={text.title} note={text.note}>
      <PanelData query={query} text={{ loading: text.loading, failed: text.failed, retry: text.retry }}>
        {(versions) =>
          versions.length === 0 ? (
            <PanelPart>
              <p className="soft">{text.none}</p>
            </PanelPart>
          ) : (
            versions.map((version) => (
              <PanelPart key={version.id}>
                <Version version={version} isLive={version.number === liveVersion} />
              </PanelPart>
            ))
          )
        }
      </PanelData>
    </Sheet>
  )
}

function Version({ version, isLive }: { version: FrozenVersion; isLive: boolean }) {
  const { number, status, checks, changes, feedback } = version
  const passed = checks.filter((check) => check.outcome === 'passed').length
  return (
    <section className="version" aria-label={text.version(number)}>
      <div className="version-head">
        <h3>{text.version(number)}</h3>
        <StatusBadge state={STATES[status]}>{isLive ? text.live : STATUS_LABELS[status]}</StatusBadge>
      </div>
      <p className="small soft">
        {text.submittedAt(formatDate(version.submitted_at))}
        {version.decided_at && `, ${text.decidedAt(formatDate(version.decided_at))}`}.{' '}
        {checks.length > 0 && `${text.checks(passed, checks.length)}.`}
      </p>
      {feedback && (
        <div>
          <p className="small soft">{text.feedback}</p>
          <p className="version-feedback">{feedback}</p>
        </div>
      )}
      <Changes changes={changes} isFirst={number === 1} />
    </section>
  )
}

function Changes({ changes, isFirst }: { changes: FrozenVersion['changes']; isFirst: boolean }) {
  if (isFirst) return null
  if (changes.length === 0) return <p className="small soft">{text.noChanges}</p>
  return (
    <details className="version-more">
      <summary>{text.changes(changes.length)}</summary>
      <div className="stack">
        {changes.map((change) => (
          <VersionChange key={change.field} change={change} />
        ))}
      </div>
    </details>
  )
}
