import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { HandledList } from '#ui/handled-list.tsx'
import type { InboxMessage } from '../contract/admin-inbox.ts'
import { messagesText as text } from './admin-inbox.text.ts'
import { type MessageState, messagesQuery, useHandledMessage } from './admin-inbox-client.ts'

/** Shows the messages of the contact form: the open ones, newest first, and the handled ones. */
export function MessagesScreen() {
  const [state, setState] = useState<MessageState>('open')
  const list = useInfiniteQuery(messagesQuery(useApi(), useSession().user?.id ?? '', state))
  return (
    <HandledList
      text={text}
      state={state}
      onStateChange={setState}
      list={list}
      openCount={list.data?.pages[0]?.open ?? 0}
      rows={list.data?.pages.flatMap((page) => page.messages) ?? []}
      row={(message) => <MessageCard message={message} />}
    />
  )
}

function MessageCard({ message }: { message: InboxMessage }) {
  const { name, email, company, topic, handled } = message
  const handle = useHandledMessage()
  return (
    <Card padded as="article" className="record">
      <div className="record-head">
        <h2>{name}</h2>
        <p className="small soft">{formatDateTime(message.created_at)}</p>
      </div>
      <p className="record-facts">
        <Badge tone={topic === null ? 'neutral' : 'blue'}>{topic === null ? text.noTopic : text.topics[topic]}</Badge>
        <a href={`mailto:${email}`}>{email}</a>
        {company !== null && <span>{company}</span>}
      </p>
      <p className="record-text">{message.message}</p>
      <div className="record-actions">
        <ButtonLink
          variant="line"
          size="small"
          href={`mailto:${email}?subject=${encodeURIComponent(text.subject)}`}
          aria-label={text.answerTo(name)}
        >
          {text.answer}
        </ButtonLink>
        {handled ? (
          <span className="small soft">
            {text.resolved(handled.handled_by ?? text.someone, formatDateTime(handled.handled_at))}
          </span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            pending={handle.isPending}
            aria-label={text.handleOf(name)}
            onClick={() => handle.mutate(message.id)}
          >
            {text.handle}
          </Button>
        )}
      </div>
    </Card>
  )
}
