import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { OutboxMailContent } from '../contract/outbox.ts'
import { outboxText as text } from './outbox.text.ts'
import { outboxMailQuery } from './outbox-client.ts'
import { OutboxMailState } from './outbox-mail-state.tsx'

/** Shows one mail in a drawer: its text, and its HTML where nothing in it can run. */
export function OutboxMailSheet({ id, siteUrl, onClose }: { id: string; siteUrl: string; onClose: () => void }) {
  const api = useApi()
  const found = useQuery(outboxMailQuery(api, id))
  const mail = found.data
  return (
    <Sheet
      open
      onClose={onClose}
      title={mail ? mail.subject || text.noSubject : text.title}
      note={mail && `${formatDateTime(mail.created_at)} • ${text.to} ${mail.recipient}`}
    >
      {mail && <MailParts mail={mail} siteUrl={siteUrl} />}
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

function MailParts({ mail, siteUrl }: { mail: OutboxMailContent; siteUrl: string }) {
  return (
    <>
      <PanelPart title={text.state}>
        <OutboxMailState state={mail.state} />
        {mail.state === 'kept' && <Notice tone="attention">{text.mailNotSent}</Notice>}
      </PanelPart>
      <PanelPart title={text.asText}>
        <MailText text={mail.text.trim()} siteUrl={siteUrl} />
      </PanelPart>
      {mail.html !== null && (
        <PanelPart title={text.asHtml}>
          <p className="small soft">{text.htmlNote}</p>
          <iframe
            className="outbox-mail-html"
            sandbox=""
            src={`/functions/v1/outbox/${mail.id}/html`}
            title={text.asHtml}
          />
        </PanelPart>
      )}
    </>
  )
}

/** Shows the text with working links to this app, on the host that the reader uses; nothing else in it is a link. */
function MailText({ text: written, siteUrl }: { text: string; siteUrl: string }) {
  const isOwn = (part: string) => siteUrl !== '' && part.startsWith(`${siteUrl}/`)
  return (
    <p className="outbox-mail-text">
      {written.split(/(https?:\/\/\S+)/).map((part, n) =>
        isOwn(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
          <a key={n} href={part.slice(siteUrl.length)}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
