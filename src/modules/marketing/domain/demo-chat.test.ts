import { describe, expect, it } from 'vitest'
import {
  canSendMessage,
  type DemoChat,
  type DemoChatEvent,
  demoChatAfter,
  isAnswering,
  isChatOver,
  messagesLeft,
  startDemoChat,
} from './demo-chat.ts'

const START = startDemoChat('Hoi!')
const asked = (content: string): DemoChatEvent => ({ kind: 'asked', content })
const replied = (content: string): DemoChatEvent => ({ kind: 'replied', content })
const after = (...events: DemoChatEvent[]): DemoChat => events.reduce(demoChatAfter, START)
const round = (content: string) => [asked(content), replied(`Antwoord op ${content}`)]

describe('a demo chat', () => {
  it('begins with only the bot’s welcome and three messages left', () => {
    expect(START.map(({ role, content }) => [role, content])).toEqual([['assistant', 'Hoi!']])
    expect(messagesLeft(START)).toBe(3)
    expect(isChatOver(START)).toBe(false)
  })

  it('[DATA-24] has messages with an id of their own, the role user or assistant, and a content', () => {
    expect(after(asked('Vraag'), replied('Antwoord'))).toEqual([
      { id: '1', role: 'assistant', content: 'Hoi!' },
      { id: '2', role: 'user', content: 'Vraag' },
      { id: '3', role: 'assistant', content: 'Antwoord' },
    ])
  })

  it('waits for the reply after each message, and accepts no other one meanwhile', () => {
    const chat = after(asked('Een'))
    expect(isAnswering(chat)).toBe(true)
    expect(canSendMessage(chat, 'Twee')).toBe(false)
    expect(demoChatAfter(chat, asked('Twee'))).toBe(chat)
    expect(isAnswering(demoChatAfter(chat, replied('Antwoord')))).toBe(false)
  })

  it('accepts no empty message and trims the others', () => {
    expect(demoChatAfter(START, asked('  \n'))).toBe(START)
    expect(after(asked('  Vraag ')).at(-1)?.content).toBe('Vraag')
  })

  it('replies to the third message, then ends, and accepts no fourth', () => {
    const last = after(...round('een'), ...round('twee'), asked('drie'))
    expect(messagesLeft(last)).toBe(0)
    expect(isChatOver(last)).toBe(false)
    const ended = demoChatAfter(last, replied('Antwoord op drie'))
    expect(ended.at(-1)?.content).toBe('Antwoord op drie')
    expect(isChatOver(ended)).toBe(true)
    expect(demoChatAfter(ended, asked('vier'))).toBe(ended)
  })

  it('does not end earlier: after two messages one is left', () => {
    const chat = after(...round('een'), ...round('twee'))
    expect(messagesLeft(chat)).toBe(1)
    expect(isChatOver(chat)).toBe(false)
  })

  it('accepts no reply without a message', () => {
    expect(demoChatAfter(START, replied('Te laat'))).toBe(START)
    expect(after(...round('een'), replied('Dubbel'))).toHaveLength(3)
  })
})
