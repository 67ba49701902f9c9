import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type DemoChat, demoChatAfter, startDemoChat } from '../domain/demo-chat.ts'
import { DemoConversation } from './demo-conversation.tsx'
import { PlaygroundScreen } from './playground-screen.tsx'

const WELCOME = startDemoChat('Hoi!')
const refuse = () => false
const conversation = (chat: DemoChat) =>
  renderToStaticMarkup(<DemoConversation bot="cv-bot" chat={chat} isOpen ask={refuse} />)
const asked = (chat: DemoChat) => demoChatAfter(chat, { kind: 'asked', content: 'Vraag' })
const replied = (chat: DemoChat) => demoChatAfter(chat, { kind: 'replied', content: 'Antwoord' })
const afterRounds = (rounds: number) =>
  Array.from({ length: rounds }).reduce<DemoChat>((chat) => replied(asked(chat)), WELCOME)
const inputOf = (html: string) => html.match(/<input[^>]*>/)?.[0] ?? ''

describe('the playground as the server renders it', () => {
  const html = renderToStaticMarkup(<PlaygroundScreen />)

  it('offers the three demo bots, none of them chosen, with every chat still closed', () => {
    const bots = [...html.matchAll(/data-bot="([^"]+)"/g)].map(([, bot]) => bot)
    expect(bots).toEqual(['ecom-finder', 'cv-bot', 'design-assistant'])
    expect(html.match(/aria-selected="false"/g)).toHaveLength(3)
    expect(html.match(/role="tabpanel"[^>]*hidden=""/g)).toHaveLength(3)
  })

  it('shows one of the four messages of the ticker and a button to stop it', () => {
    expect(html.match(/data-shown="true"/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Zet de berichten stil"')
  })
})

describe('the chat with a demo bot', () => {
  it('says that it is a simulation', () => {
    expect(conversation(WELCOME)).toContain('Geen AI: de antwoorden staan vooraf vast.')
  })

  it('keeps the input enabled while the last reply is on its way', () => {
    const html = conversation(asked(afterRounds(2)))
    expect(inputOf(html)).not.toContain('disabled')
    expect(html).not.toContain('href="/signup"')
  })

  it('disables the input and invites to sign up after the third reply, with all messages still there', () => {
    const html = conversation(afterRounds(3))
    expect(inputOf(html)).toContain('disabled=""')
    expect(html).toContain('href="/signup"')
    expect(html.match(/data-from="assistant"/g)).toHaveLength(4)
    expect(html.match(/data-from="user"/g)).toHaveLength(3)
  })
})
