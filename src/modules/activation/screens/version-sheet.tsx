import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { PanelData } from '#ui/panel-data.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import type { UserBotVersions } from '../contract.ts'
import { userBotVersionsQuery } from './activation-client.ts'
import { useVersionChoice } from './use-version-choice.ts'
import { VersionChanges } from './version-changes.tsx'
import { versionsText as text } from './versions.text.ts'

type Props = { botId: string; title: string; open: boolean; onClose: () => void }

/** Shows a bot's version: which answers, what changed, automatic updates or not, and one version back (AMB-102). */
export function VersionSheet({ botId, title, open, onClose }: Props) {
  const query = useQuery({ ...userBotVersionsQuery(useApi(), useSession().user?.id ?? '', botId), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={text.title} note={title}>
      <PanelData query={query} text={text}>
        {(versions) => <Choice versions={versions} />}
      </PanelData>
    </Sheet>
  )
}

function Choice({ versions }: { versions: UserBotVersions }) {
  const { running, live, held } = versions
  const choice = useVersionChoice(versions.bot_id)
  const approvedAt = versions.versions.find((one) => one.number === running)?.approved_at
  const isBehind = running !== live
  return (
    <>
      <PanelPart title={text.runs(running)}>
        <div className="stack">
          {approvedAt && <p className="small soft">{text.approvedAt(formatDate(approvedAt))}</p>}
          <Switch
            label={text.updates}
            hint={held ? (isBehind ? text.updatesBehind(live) : text.updatesOff(running)) : text.updatesOn}
            checked={choice.isPending ? choice.wanted === null : !held}
            onChange={(event) => choice.choose(event.target.checked ? null : running)}
          />
          {isBehind && (
            <Notice tone="attention" title={text.isNew}>
              <p>{text.newText(live, running)}</p>
              <Button
                size="small"
                className="version-take"
                pending={choice.isPending}
                onClick={() => choice.choose(live)}
              >
                {text.take(live)}
              </Button>
            </Notice>
          )}
        </div>
      </PanelPart>
      {changedOf(versions).map(({ number, changes }) => (
        <PanelPart key={number} title={text.changedIn(number)}>
          <VersionChanges changes={changes} isFirst={number === 1} />
        </PanelPart>
      ))}
      {versions.previous !== null && <RollBack running={running} previous={versions.previous} choice={choice} />}
    </>
  )
}

/** Returns every version newer than the running one; without any, the running version with its own changes. */
function changedOf({ versions, running }: UserBotVersions): UserBotVersions['versions'] {
  const newer = versions.filter((one) => one.number > running)
  return newer.length > 0 ? newer : versions.filter((one) => one.number === running)
}

type RollBackProps = { running: number; previous: number; choice: ReturnType<typeof useVersionChoice> }

/** Goes back one version, after a confirmation. */
function RollBack({ running, previous, choice }: RollBackProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <PanelPart>
      <div className="stack">
        <p className="small soft">{text.backText(running, previous)}</p>
        <div>
          <Button variant="line" size="small" onClick={() => setIsAsking(true)}>
            {text.back}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => choice.choose(previous, () => setIsAsking(false))}
        title={text.backTitle(previous)}
        description={text.backConfirmText(previous)}
        confirmLabel={text.backConfirm(previous)}
        pending={choice.isPending}
        danger={false}
      />
    </PanelPart>
  )
}
