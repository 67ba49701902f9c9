import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { OwnMailContent } from '../contract/own-mails.ts'
import { OwnMailState } from './own-mail-state.tsx'
import { ownMailsText as text } from './own-mails.text.ts'
import { ownMailQuery } from './own-mails-client.ts'

/** One mail in a drawer: its text, and its HTML where nothing in it can run. */
export function OwnMailSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const found = useQuery(ownMailQuery(api, userId, id))
  const mail = found.data
  return (
    <Sheet
      open
      onClose={onClose}
      title={mail ? mail.subject || text.noSubject : text.title}
      note={mail && `${formatDateTime(mail.created_at)} • ${text.to} ${mail.recipient}`}
    >
      {mail && <MailParts mail={mail} />}
      {!mail && (
        <PanelPart>
          {found.isError ? (
            <ErrorState
              message={text.readFailed}
              retryLabel={text.retry}
              pending={found.isFetching}
              onRetry={() => void found.refetch()}
            />
          ) : (
            <SkeletonGroup label={text.loading}>
              <Skeleton width="half" />
              <Skeleton width="wide" />
            </SkeletonGroup>
          )}
        </PanelPart>
      )}
    </Sheet>
  )
}

function MailParts({ mail }: { mail: OwnMailContent }) {
  return (
    <>
      <PanelPart title={text.state}>
        <OwnMailState state={mail.state} />
        {mail.state === 'kept' && <Notice tone="attention">{text.mailNotSent}</Notice>}
      </PanelPart>
      <PanelPart title={text.asText}>
        <p className="own-mail-text">{mail.text.trim()}</p>
      </PanelPart>
      {mail.html !== null && (
        <PanelPart title={text.asHtml}>
          <p className="small soft">{text.htmlNote}</p>
          <iframe className="own-mail-html" sandbox="" srcDoc={mail.html} title={text.asHtml} />
        </PanelPart>
      )}
    </>
  )
}
