import { describe, expect, it } from 'vitest'
import type { AnswerResult } from '../../answering/answer-events.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import { converse } from './converse.ts'
import type { Admission, QuestionTurn } from './turn.ts'

const hits = (answer: string | null) => ({
  passages: [],
  extractive:
    answer === null ? null : { answer, sentence: answer, source: { title: 'T', heading: '', text: answer, url: null } },
})
const started = {
  title: 'Balie',
  prompt_template: null,
  api_endpoint: null,
  endpoint_secret: null,
  config_category: null,
  config_data: null,
  branding_data: null,
}

/** The dependencies that a turn without a configuration uses: no model, and a log that fails the test. */
const deps = {
  model: null,
  log: { error: (_: unknown, message: string) => expect.unreachable(message) },
} as unknown as RuntimeDeps // the rest is never reached

/** Carries out a turn and returns in which order its events came and its end was stored. */
async function orderOf(make: (stored: (what: string) => void) => Admission<'too_many'>): Promise<string[]> {
  const order: string[] = []
  const turn = { signal: new AbortController().signal, admit: async () => make((what) => order.push(what)) }
  for await (const event of converse(deps, turn)) {
    if (event.type === 'text') order.push(`text ${event.text}`)
    else if (event.type === 'end') order.push(`end by ${event.end.by}`)
    else order.push(event.type)
  }
  return order
}

const question = (
  answer: string | null,
  more: Partial<QuestionTurn> & { stored?: (result: AnswerResult) => void },
): QuestionTurn => ({
  is: 'question',
  execution: { id: 'e', botId: 'b', configId: null, started, question: 'Open?', found: hits(answer), history: [] },
  dialogue: null,
  messagesLeft: null,
  store: async ({ result }) => more.stored?.(result),
  ...more,
})

describe('the pipeline of a conversation', () => {
  it('yields a refusal and nothing else', async () => {
    expect(await orderOf(() => ({ is: 'refused', reason: 'too_many' }))).toEqual(['refused'])
  })

  it('stores the end of an answer before its reader learns that it is complete', async () => {
    const order = await orderOf((note) => question('Tot tien.', { stored: ({ outcome }) => note(`stored ${outcome}`) }))
    expect(order).toEqual(['started', 'text Tot tien.', 'stored answered', 'end by answer'])
  })

  it('stores a refusal with the words that the dialogue says in place of an answer', async () => {
    const state = { company: null, stage: 'nothing_asked', lastReply: null, details: null } as const
    const order = await orderOf((note) =>
      question(null, {
        dialogue: { message: 'Open?', state },
        store: async ({ addition, result }) => note(`stored ${result.outcome}: ${addition?.asks}`),
      }),
    )
    expect(order).toEqual([
      'started',
      'stored refused: contact',
      expect.stringMatching(/^text Dat weet ik helaas niet/),
      'end by answer',
    ])
  })

  it('stores a reply of the dialogue before the visitor reads it', async () => {
    const order = await orderOf((note) => ({
      is: 'dialogue',
      id: 'd',
      configId: null,
      reply: async () => {
        note('stored')
        return { text: 'Hallo!', asks: null, opensForm: false, sharesDetails: false }
      },
    }))
    expect(order).toEqual(['started', 'stored', 'text Hallo!', 'end by dialogue'])
  })

  it('ends without an end when storing fails, so that the channel says so', async () => {
    const broken = orderOf(() =>
      question('Tot tien.', { store: () => Promise.reject(new Error('the database is gone')) }),
    )
    await expect(broken).rejects.toThrow('the database is gone')
  })
})
