import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ChatLog } from '#ui/chat-log.tsx'
import { Field } from '#ui/field.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Turn } from '#ui/turn.tsx'
import { TypingTurn } from '#ui/typing-turn.tsx'
import { trialChatText as text } from './trial-chat.text.ts'
import './trial-chat.css'
import { TrialChatSources } from './trial-chat-sources.tsx'
import { useTrialChat } from './trial-chat-state.ts'
import type { TrialTurn } from './trial-chat-turns.ts'
import { FREE_MESSAGES } from './trial-chat-visitor.ts'

type Props = {
  botId: string
  botTitle: string
  category: string
  sampleQuestions: readonly string[]
  demoEnabled: boolean
  /** The link after the last free message; by default to sign-up and back to the bot. */
  next?: TrialNext | undefined
}

/** The link after the last free message, and for users with an account its label. */
export interface TrialNext {
  readonly href: string
  readonly onPress?: () => void
  readonly as?: 'trial' | 'setup'
}

/** Offers three free messages to a bot's sample company, without an account (BOT-02, AMB-058). */
export function TrialChat(props: Props) {
  if (props.demoEnabled) return <OpenTrialChat {...props} />
  return (
    <Card padded>
      <Button disabled>{text.demoSoon}</Button>
    </Card>
  )
}

function OpenTrialChat({ botId, botTitle, category, sampleQuestions, next }: Props) {
  const { turns, left, isAnswering, failure, isClosed, isFromPages, ask, prepare } = useTrialChat(botId)
  const isUsedUp = left === 0 && !isAnswering
  const hasSource = (turns.at(-1)?.sources.length ?? 0) > 0
  const face = { seed: botId, category }
  return (
    <Card className="trial-chat">
      <div className="trial-chat-info">
        <p>
          {text.isAi} {text.fromSample(botTitle)}
        </p>
        {!isClosed && <MessagesLeft left={left} />}
      </div>
      <div className="trial-chat-log">
        <ChatLog label={text.talkWith(botTitle)}>
          <Turn from="assistant" speaker={botTitle} {...face}>
            {text.greeting(botTitle)}
          </Turn>
          {turns.map((turn, index) => (
            <TrialTurnView
              key={index}
              turn={turn}
              name={botTitle}
              face={face}
              isGrowing={isAnswering && index === turns.length - 1}
            />
          ))}
        </ChatLog>
        {isFromPages && hasSource && <p className="small soft">{text.fromPages}</p>}
        {failure && !isUsedUp && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
      </div>
      {isUsedUp || isClosed ? (
        <Invitation botId={botId} name={botTitle} heading={isClosed ? text.closed : text.used} next={next} />
      ) : (
        <MessageForm
          left={left}
          isAnswering={isAnswering}
          turns={turns}
          suggestions={turns.length === 0 ? sampleQuestions : []}
          ask={ask}
          prepare={prepare}
        />
      )}
    </Card>
  )
}

/** Shows how many free messages are left, as dots and in words. */
function MessagesLeft({ left }: { left: number }) {
  return (
    <p className="trial-chat-left" role="status">
      <span aria-hidden="true">
        {Array.from({ length: FREE_MESSAGES }, (_, index) => (
          <i key={index} data-left={index >= FREE_MESSAGES - left || undefined} />
        ))}
      </span>
      {text.left(left, FREE_MESSAGES)}
    </p>
  )
}

type TurnProps = { turn: TrialTurn; name: string; face: { seed: string; category: string }; isGrowing: boolean }

/** Shows a turn; a growing answer is announced to screen readers once, when it is complete. */
function TrialTurnView({ turn, name, face, isGrowing }: TurnProps) {
  if (turn.from === 'visitor') {
    return (
      <Turn from="user" speaker={text.you}>
        {turn.text}
      </Turn>
    )
  }
  if (turn.text === '') return <TypingTurn label={text.answering(name)} {...face} />
  return (
    <Turn
      from="assistant"
      speaker={name}
      {...face}
      source={turn.sources.length > 0 && <TrialChatSources sources={turn.sources} />}
    >
      {isGrowing ? <span aria-hidden>{turn.text}</span> : <LinkedText text={turn.text} />}
    </Turn>
  )
}

/** The maximum of the server. */
const CHARS_MAX = 500
const SHOW_CHARS_LEFT_FROM = 100

type MessageFormProps = {
  left: number
  isAnswering: boolean
  turns: readonly TrialTurn[]
  suggestions: readonly string[]
  ask: (question: string) => Promise<boolean>
  prepare: () => void
}

function MessageForm({ left, isAnswering, turns, suggestions, ask, prepare }: MessageFormProps) {
  const form = useFormInView(turns)
  const [draft, setDraft] = useState('')
  // On a slow line visitors type before the page is live; the first render would empty the field.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('message')
    if (field instanceof HTMLInputElement && field.value !== '') setDraft(field.value)
  }, [form])
  const charsLeft = CHARS_MAX - draft.trim().length
  const send = async (question: string): Promise<void> => {
    if (question === '' || isAnswering || question.length > CHARS_MAX) return
    setDraft('')
    // Text typed during the answer stays after the refused question.
    if (!(await ask(question))) setDraft((typed) => [question, typed].filter(Boolean).join(' '))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(draft.trim())
  }
  return (
    <>
      <form ref={form} className="trial-chat-form" noValidate onSubmit={onSubmit}>
        <Field label={text.message} hideLabel error={charsLeft < 0 ? text.tooLong(-charsLeft) : undefined}>
          <TextInput
            name="message"
            value={draft}
            autoComplete="off"
            placeholder={left === 1 ? text.lastQuestion : text.firstQuestion}
            onChange={(event) => setDraft(event.target.value)}
            // A browser may leave the field half below the screen.
            onFocus={() => {
              prepare()
              form.current?.scrollIntoView({ block: 'nearest' })
            }}
          />
        </Field>
        <Button type="submit" pending={isAnswering}>
          {text.send}
        </Button>
      </form>
      {charsLeft >= 0 && charsLeft <= SHOW_CHARS_LEFT_FROM && (
        <p className="trial-chat-chars small soft" aria-live="polite">
          {text.charsLeft(charsLeft)}
        </p>
      )}
      {suggestions.length > 0 && (
        <div className="trial-chat-suggestions">
          <span className="small soft">{text.askForExample}</span>
          {suggestions.slice(0, 3).map((question) => (
            <Button key={question} variant="line" size="small" onClick={() => void send(question)}>
              {question}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Keeps the focused form in view while the conversation above it grows. */
function useFormInView(turns: readonly TrialTurn[]) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (turns.length > 0 && form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'nearest' })
  }, [turns])
  return form
}

type InvitationProps = { botId: string; name: string; heading: string; next: Props['next'] }

function Invitation({ botId, name, heading: title, next }: InvitationProps) {
  const { says, label } = next?.as === undefined ? { says: text.usedText, label: text.signUp } : text.ownNext[next.as]
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused field is gone: without this, keyboard focus restarts at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="trial-chat-invitation" role="status">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className="soft">{says(name)}</p>
      </div>
      <ButtonLink href={next?.href ?? `/signup?tab=signup&redirect=/bot/${botId}`} onClick={next?.onPress}>
        {label}
      </ButtonLink>
    </div>
  )
}
