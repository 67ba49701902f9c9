import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { OUT_OF_SCOPE_EXAMPLE, openDialogue, QUESTION } from '../../../../tests/support/open-dialogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it.each([
  ['answered', 'its last question got an answer', [OUT_OF_SCOPE_EXAMPLE, QUESTION, 'bedankt'], 'answered'],
  ['refused', 'its last question got none', [QUESTION, OUT_OF_SCOPE_EXAMPLE], 'refused'],
  [
    'handed_over',
    'the visitor asked for a person, also after a later answer',
    ['kan ik iemand spreken?', QUESTION],
    'handed_over',
  ],
  [
    'lead',
    'details were passed on, also after a later refusal',
    ['mijn mail is v@klant.example', 'ja', OUT_OF_SCOPE_EXAMPLE],
    'lead',
  ],
  ['null', 'nothing was asked', ['hoi'], null],
])('stores what a conversation came to: %s when %s', async (_name, _when, messages, expected) => {
  const { say, outcome } = await openDialogue(app)
  for (const message of messages) await say(message)
  expect(await outcome()).toBe(expected)
})

it('stores that a conversation came to a lead when the visitor sends the contact form', async () => {
  const { say, leave, outcome } = await openDialogue(app)
  await say(QUESTION)
  expect((await leave({ name: 'Vera', email: 'v@klant.example' })).status).toBe(200)
  expect(await outcome()).toBe('lead')
  await say(QUESTION)
  expect(await outcome()).toBe('lead')
})
