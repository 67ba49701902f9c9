import { ChatLog } from '#ui/chat-log.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Turn } from '#ui/turn.tsx'
import type { ConversationMessage } from '../contract/conversations.ts'
import { conversationsText as text } from './conversations.text.ts'

/**
 * Shows the turns of a conversation with the sources and outcome of every answer. Without a bot (not loaded yet, or deleted) there is no portrait.
 */
export function ConversationTranscript({
  messages,
  bot,
}: {
  messages: readonly ConversationMessage[]
  bot: { id: string; category: string } | null
}) {
  return (
    <ChatLog label={text.title}>
      {messages.map((message) => (
        <Turn
          key={message.id}
          from={message.role}
          speaker={message.role === 'user' ? text.visitor : text.bot}
          {...(message.role === 'assistant' && bot ? { seed: bot.id, category: bot.category } : {})}
          source={message.sources.length > 0 ? <AnswerSources message={message} /> : undefined}
          note={message.role === 'assistant' ? <AnswerNotes message={message} /> : undefined}
        >
          {message.content}
        </Turn>
      ))}
    </ChatLog>
  )
}

function AnswerSources({ message }: { message: ConversationMessage }) {
  return (
    <span className="conversation-notes">
      {message.sources.map((source) =>
        source.url ? (
          <a key={source.url + source.title} href={source.url} target="_blank" rel="noopener noreferrer nofollow">
            {source.title}
          </a>
        ) : (
          <span key={source.title}>{source.title}</span>
        ),
      )}
    </span>
  )
}

/** Shows the outcome of an answer and its time. */
function AnswerNotes({ message }: { message: ConversationMessage }) {
  const outcome = message.outcome ? text.outcome[message.outcome] : undefined
  return (
    <span className="conversation-notes">
      {outcome && message.outcome !== 'answered' && (
        <StatusBadge state={message.outcome === 'failed' ? 'bad' : 'attention'}>{outcome}</StatusBadge>
      )}
      <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
    </span>
  )
}
