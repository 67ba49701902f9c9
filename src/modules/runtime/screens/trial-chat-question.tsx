import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChatLog } from '#ui/chat-log.tsx'
import { Field } from '#ui/field.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Turn } from '#ui/turn.tsx'
import { TypingTurn } from '#ui/typing-turn.tsx'
import type { AnswerSource, ExecutionResponse, PreviousTurn } from '../contract.ts'
import { executionText as text } from './execution.text.ts'
import { ExecutionFailure, runBot } from './execution-client.ts'
import { trialChatText as chatText } from './trial-chat.text.ts'
import './trial-chat.css'

type Props = { botId: string; botTitle: string; category: string; sample: string }

/**
 * Shows a test conversation with the user's own configuration, as a visitor has it, with the sentence that the last answer rests on (AMB-129); it
 * counts against no limit. It begins with `sample` as the question, ready to be asked.
 */
export function TrialChatQuestion({ botId, botTitle, category, sample }: Props) {
  const api = useApi()
  const [earlier, setEarlier] = useState<readonly PreviousTurn[]>([])
  const run = useMutation({
    mutationFn: (message: string) => runBot(api, { bot_id: botId, message, test: true, ...withPrevious(earlier) }),
    onSuccess: (answer, message) => setEarlier([...earlier, turnOf(message, answer)].slice(-TURNS_SHOWN)),
  })
  const log = useLatestInView(earlier.length, run.isPending)
  const face = { seed: botId, category }
  // An empty log would be a tab stop with nothing to see.
  const hasTurns = earlier.length > 0 || run.variables !== undefined
  return (
    <Card as="section" className="trial-question" aria-labelledby="trial-question">
      <div className="trial-question-head">
        <h2 id="trial-question">{text.question}</h2>
        <p className="small soft">{text.questionNote(botTitle)}</p>
      </div>
      <div className="trial-question-body">
        <div
          ref={log}
          className="trial-question-log"
          role="group"
          aria-label={text.question}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={hasTurns ? 0 : undefined}
        >
          <ChatLog label={chatText.talkWith(botTitle)}>
            {earlier.map(({ message, reply }, at) => (
              <Fragment key={at}>
                <Turn from="user" speaker={chatText.you}>
                  {message}
                </Turn>
                <Turn from="assistant" speaker={botTitle} {...face}>
                  <LinkedText text={reply} />
                </Turn>
              </Fragment>
            ))}
            {run.variables !== undefined && !run.isSuccess && (
              <Turn from="user" speaker={chatText.you}>
                {run.variables}
              </Turn>
            )}
            {run.isPending && <TypingTurn label={chatText.answering(botTitle)} {...face} />}
          </ChatLog>
        </div>
        {run.data && !run.isPending && <Findings answer={run.data} botTitle={botTitle} />}
        {run.isError && (
          <Notice tone="attention" live>
            {failureText(run.error)}
          </Notice>
        )}
      </div>
      <QuestionForm pending={run.isPending} initial={sample} onAsk={run.mutate} />
    </Card>
  )
}

/** Scrolls the log to its newest turn. */
function useLatestInView(turns: number, isAnswering: boolean) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turns > 0 || isAnswering) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns, isAnswering])
  return log
}

/** The most turns that the screen shows. */
const TURNS_SHOWN = 20

function withPrevious(earlier: readonly PreviousTurn[]): { previous?: PreviousTurn } {
  const previous = earlier.at(-1)
  return previous ? { previous } : {}
}

function turnOf(message: string, { response, visitor_reply: reply }: ExecutionResponse): PreviousTurn {
  return { message, reply: reply?.text ?? response, asks: reply?.asks ?? null }
}

/** Shows the sources of the answer, or a warning with a way to fix it when there are none. */
function Findings({ answer, botTitle }: { answer: ExecutionResponse; botTitle: string }) {
  if (answer.code === 'out_of_scope') {
    return (
      <Notice tone="attention" title={text.notFoundTitle(botTitle)} live>
        {answer.response} {text.notFoundText}
      </Notice>
    )
  }
  return (
    <>
      {answer.sources.length > 0 && (
        <div className="trial-question-found">
          <h3>{text.foundIn}</h3>
          <ul className="plain-list">
            {answer.sources.map((source, index) => (
              <li key={index}>
                <Found source={source} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer.output?.demo && <p className="small soft">{text.demoNote}</p>}
    </>
  )
}

function Found({ source }: { source: AnswerSource }) {
  return (
    <blockquote>
      <p>“{source.quote}”</p>
      <p className="small">
        {source.url ? (
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            {source.title || source.url}
          </a>
        ) : (
          <span className="soft">
            {text.customText}: {source.title}
          </span>
        )}
      </p>
    </blockquote>
  )
}

type FormProps = { pending: boolean; initial: string; onAsk: (question: string, then: { onError: () => void }) => void }

function QuestionForm({ pending, initial, onAsk }: FormProps) {
  const [draft, setDraft] = useState(initial)
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const question = draft.trim()
    setError(question === '' ? text.fillIn : undefined)
    if (question === '' || pending) return
    setDraft('')
    onAsk(question, { onError: () => setDraft(question) })
  }
  return (
    <form className="trial-question-form" noValidate onSubmit={onSubmit}>
      <Field label={text.askSelf} error={error}>
        <div className="trial-question-row">
          <TextInput
            name="question"
            value={draft}
            maxLength={2000}
            autoComplete="off"
            placeholder={text.askPlaceholder}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" variant="line" pending={pending}>
            {text.ask}
          </Button>
        </div>
      </Field>
    </form>
  )
}

function failureText(error: Error): string {
  if (error instanceof ExecutionFailure && error.status === 403) return text.noAccess
  return error.message || text.testFailed
}
