import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type DemoChat, isAnswering, isChatOver, messagesLeft } from '../domain/demo-chat.ts'
import type { DemoBotId } from '../domain/demo-topic.ts'
import { playgroundText as text } from './playground.text.ts'

type Props = { bot: DemoBotId; chat: DemoChat; ask: (content: string) => boolean }

/** Shows the field to type in and the examples to pick; typed text stays while a reply is on its way. */
export function DemoMessageForm({ bot, chat, ask }: Props) {
  const [draft, setDraft] = useState('')
  const isOver = isChatOver(chat)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (ask(draft)) setDraft('')
  }
  return (
    <div className="playground-ask">
      <form className="playground-form" noValidate onSubmit={onSubmit}>
        <Field label={text.message} hideLabel>
          <TextInput
            name="message"
            value={draft}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            disabled={isOver}
            placeholder={placeholderOf(chat)}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={isAnswering(chat)} disabled={isOver}>
          {text.send}
        </Button>
      </form>
      {!isOver && <Examples bot={bot} chat={chat} ask={ask} />}
    </div>
  )
}

/** Shows questions that have a reply of their own. One that was asked stays, disabled, so that the keyboard does not lose its place. */
function Examples({ bot, chat, ask }: Props) {
  return (
    <div className="playground-examples">
      <span className="small soft">{text.askForExample}</span>
      {text.bots[bot].examples.map((question) => {
        const isAsked = chat.some((message) => message.role === 'user' && message.content === question)
        return (
          <Button
            key={question}
            variant="line"
            size="small"
            aria-disabled={isAsked || undefined}
            onClick={() => !isAsked && ask(question)}
          >
            {question}
          </Button>
        )
      })}
    </div>
  )
}

function placeholderOf(chat: DemoChat): string {
  if (isChatOver(chat)) return text.noQuestion
  return messagesLeft(chat) === 1 ? text.lastQuestion : text.firstQuestion
}
