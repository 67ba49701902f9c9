import { expect, it } from 'vitest'
import { DEMO_BOTS, demoTopic } from '../domain/demo-topic.ts'
import { playgroundText as text } from './playground.text.ts'

const COMMON = ['ecom-other', 'cv-other', 'design-other', 'hello', 'thanks']

it.each(DEMO_BOTS)('every example question of %s has a reply of its own', (bot) => {
  const topics = text.bots[bot].examples.map((question) => demoTopic(bot, question))
  expect(new Set(topics).size).toBe(3)
  expect(topics.filter((topic) => COMMON.includes(topic))).toEqual([])
})

it('the ticker has four messages, and one says that no AI answers here', () => {
  expect(text.ticker).toHaveLength(4)
  expect(text.ticker.join(' ')).toContain('geen AI')
})

it('nothing on the page claims that the visitor talks to an AI assistant', () => {
  expect(JSON.stringify(text)).not.toContain('AI-assistent')
})
