import { expect, test } from 'vitest'
import { trialChatText as text } from './trial-chat.text.ts'
import { previousTurnOf, type TrialChatEvent, type TrialChatState, trialChatAfter } from './trial-chat-turns.ts'

const START: TrialChatState = { turns: [], left: 3, isAnswering: false, failure: null }
const after = (...events: TrialChatEvent[]) => events.reduce(trialChatAfter, START)

test('adds text to an answer, then its sources and end; the server decides how many messages are left', () => {
  const source = { title: 'Menukaart', url: 'https://voorbeeld.nl/menu', quote: 'De soep kost 6 euro.' }
  const state = after(
    { event: 'asked', question: 'Wat kost de soep?' },
    { event: 'start', data: { messages_left: 2 } },
    { event: 'delta', data: { text: '6 ' } },
    { event: 'delta', data: { text: 'euro.' } },
    { event: 'sources', data: { sources: [source] } },
    { event: 'done', data: { status: 'completed' } },
    { event: 'ended' },
  )
  expect(state).toEqual({
    left: 2,
    isAnswering: false,
    failure: null,
    asks: null,
    turns: [
      { from: 'visitor', text: 'Wat kost de soep?', sources: [] },
      { from: 'bot', text: '6 euro.', sources: [source] },
    ],
  })
})

test('removes the turns of a refused question, and is used up when no messages are left', () => {
  const state = after(
    { event: 'asked', question: 'Nog één?' },
    { event: 'turned-down', message: 'Op.', isUsedUp: true, isClosed: false },
  )
  expect(state).toEqual({ turns: [], left: 0, isAnswering: false, isClosed: false, failure: 'Op.' })
})

test('is closed, with free messages left, when the bot takes no more questions today', () => {
  const state = after(
    { event: 'asked', question: 'Nog één?' },
    { event: 'turned-down', message: 'Morgen weer.', isUsedUp: false, isClosed: true },
  )
  expect(state).toEqual({ turns: [], left: 3, isAnswering: false, isClosed: true, failure: 'Morgen weer.' })
})

test('keeps the text of an interrupted answer and says so; one without text leaves no empty turn', () => {
  const half = after({ event: 'asked', question: 'A' }, { event: 'delta', data: { text: 'Half' } }, { event: 'ended' })
  expect(half.turns.at(-1)?.text).toBe('Half')
  expect(half.failure).toBe(text.cutOff)
  const none = after(
    { event: 'asked', question: 'A' },
    { event: 'error', data: { message: 'Mislukt' } },
    { event: 'ended' },
  )
  expect(none.turns).toHaveLength(1)
  expect(none.failure).toBe('Mislukt')
})

test('sends the turn before with a message, and what the bot asked; a message without a reply has none', () => {
  const answered = after(
    { event: 'asked', question: 'Wie wint?' },
    { event: 'start', data: { messages_left: 2 } },
    { event: 'delta', data: { text: 'Dat weet ik niet. Zal ik een collega vragen?' } },
    { event: 'done', data: { status: 'refused', asks: 'contact' } },
  )
  expect(previousTurnOf(answered)).toEqual({
    message: 'Wie wint?',
    reply: 'Dat weet ik niet. Zal ik een collega vragen?',
    asks: 'contact',
  })
  expect(previousTurnOf(START)).toBeNull()
  expect(
    previousTurnOf(after({ event: 'asked', question: 'A' }, { event: 'error', data: { message: 'Fout' } })),
  ).toBeNull()
})

test('takes none of the free messages for an unanswered question: its end says how many are left', () => {
  const refused = after(
    { event: 'asked', question: 'Wie wint?' },
    { event: 'start', data: { messages_left: 2 } },
    { event: 'delta', data: { text: 'Dat weet ik niet.' } },
    { event: 'done', data: { status: 'refused', messages_left: 3 } },
  )
  expect(refused.left).toBe(3)
})

test('shows the stored conversation after a reload, with what the bot asked', () => {
  const turns = [{ from: 'bot', text: 'Zal ik iemand vragen?', sources: [] }] as const
  expect(after({ event: 'known', left: 1, turns, asks: 'contact' })).toMatchObject({ left: 1, turns, asks: 'contact' })
})

test('takes none for a reply that names no messages left', () => {
  const polite = after(
    { event: 'asked', question: 'hoi' },
    { event: 'start', data: {} },
    { event: 'delta', data: { text: 'Hoi!' } },
    { event: 'done', data: { status: 'completed', asks: null } },
  )
  expect(polite).toMatchObject({ left: 3, isAnswering: false, asks: null })
})
