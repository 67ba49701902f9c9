import { useEffect, useRef } from 'react'
import { Card } from '#ui/card.tsx'
import { ChatLog } from '#ui/chat-log.tsx'
import { SampleMark } from '#ui/sample-mark.tsx'
import { Turn } from '#ui/turn.tsx'
import { TypingTurn } from '#ui/typing-turn.tsx'
import { DEMO_MESSAGES, type DemoChat, isAnswering, isChatOver, messagesLeft } from '../domain/demo-chat.ts'
import type { DemoBotId } from '../domain/demo-topic.ts'
import { DemoMessageForm } from './demo-ask-form.tsx'
import { DemoInvitation } from './demo-invitation.tsx'
import { playgroundText as text } from './playground.text.ts'

type Props = {
  bot: DemoBotId
  chat: DemoChat
  isOpen: boolean
  ask: (bot: DemoBotId, content: string) => boolean
}

/**
 * Shows the chat with one demo bot, marked as a simulation. After the reply to the third message the input is disabled and an overlay over it invites
 * to sign up (PAGE-08, AMB-093). It stays in the page while another bot is open, so that a typed line is not lost.
 */
export function DemoConversation({ bot, chat, isOpen, ask }: Props) {
  const { name } = text.bots[bot]
  const foot = useRef<HTMLDivElement>(null)
  const seen = useRef(chat.length)
  useEffect(() => {
    // The conversation grows downwards; the form or the overlay below it stays in view.
    if (chat.length > seen.current) foot.current?.scrollIntoView({ block: 'nearest' })
    seen.current = chat.length
  }, [chat.length])
  return (
    <Card
      className="playground-chat"
      role="tabpanel"
      id={`demo-chat-${bot}`}
      aria-labelledby={`demo-name-${bot}`}
      hidden={!isOpen}
    >
      <Info chat={chat} />
      <DemoLog bot={bot} chat={chat} />
      <div className="playground-foot" ref={foot}>
        <DemoMessageForm bot={bot} chat={chat} ask={(content) => ask(bot, content)} />
        {isChatOver(chat) && <DemoInvitation name={name} />}
      </div>
    </Card>
  )
}

/** Says that it is a simulation, and how many messages are left. */
function Info({ chat }: { chat: DemoChat }) {
  const left = messagesLeft(chat)
  return (
    <div className="playground-info">
      <p>
        <SampleMark>{text.simulation}</SampleMark> <span>{text.simulationNote}</span>
      </p>
      <p className="playground-left">
        <span aria-hidden="true">
          {Array.from({ length: DEMO_MESSAGES }, (_, index) => (
            <i key={index} data-left={index >= DEMO_MESSAGES - left || undefined} />
          ))}
        </span>
        {text.left(left, DEMO_MESSAGES)}
      </p>
    </div>
  )
}

function DemoLog({ bot, chat }: { bot: DemoBotId; chat: DemoChat }) {
  const { name, category } = text.bots[bot]
  const face = { seed: bot, category }
  return (
    <div className="playground-log">
      <ChatLog label={text.talkWith(name)}>
        {chat.map((message) =>
          message.role === 'user' ? (
            <Turn key={message.id} from="user" speaker={text.you}>
              {message.content}
            </Turn>
          ) : (
            <Turn key={message.id} from="assistant" speaker={name} {...face}>
              {message.content}
            </Turn>
          ),
        )}
        {isAnswering(chat) && (
          // Only messages are announced: 'is writing' would still be read when the reply is already there.
          <div aria-hidden="true">
            <TypingTurn label={text.answering(name)} {...face} />
          </div>
        )}
      </ChatLog>
    </div>
  )
}
