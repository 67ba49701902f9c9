import { useEffect, useReducer, useRef } from 'react'
import {
  canSendMessage,
  type DemoChat,
  type DemoChatEvent,
  demoChatAfter,
  REPLY_DELAY_MS,
  startDemoChat,
} from '../domain/demo-chat.ts'
import { type DemoBotId, demoTopic } from '../domain/demo-topic.ts'
import { playgroundText as text } from './playground.text.ts'

/** The conversation with each demo bot. */
export type DemoChats = Readonly<Record<DemoBotId, DemoChat>>

const START: DemoChats = {
  'ecom-finder': startDemoChat(text.bots['ecom-finder'].welcome),
  'cv-bot': startDemoChat(text.bots['cv-bot'].welcome),
  'design-assistant': startDemoChat(text.bots['design-assistant'].welcome),
}

/**
 * Holds the three conversations of the playground, in memory only: nothing is sent or stored (API-31). Each has its own count, also when
 * the visitor opens another bot meanwhile. `ask` returns false when the message was not accepted, so that the form can keep it.
 */
export function useDemoChats() {
  const [chats, dispatch] = useReducer(chatsAfter, START)
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  const ask = (bot: DemoBotId, content: string): boolean => {
    if (!canSendMessage(chats[bot], content)) return false
    dispatch({ bot, event: { kind: 'asked', content } })
    const reply = text.replies[demoTopic(bot, content)]
    const timer = setTimeout(() => {
      waiting.current.delete(timer)
      dispatch({ bot, event: { kind: 'replied', content: reply } })
    }, REPLY_DELAY_MS)
    waiting.current.add(timer)
    return true
  }
  return { chats, ask }
}

function chatsAfter(chats: DemoChats, { bot, event }: { bot: DemoBotId; event: DemoChatEvent }): DemoChats {
  return { ...chats, [bot]: demoChatAfter(chats[bot], event) }
}
