import { expect, test } from 'vitest'
import { passageMaxChars, splitIntoPassages } from './split-into-passages.ts'
import { splitSentences } from './split-sentences.ts'

const document = (text: string) => ({
  url: 'https://bedrijf.example/',
  title: 'Bedrijf',
  language: 'nl',
  sections: [{ heading: '', text, kind: 'text' as const }],
})

test('a line of only dashes is cut like any other, and cutting it ends', () => {
  const passages = splitIntoPassages(document(`Abc ${'-'.repeat(1_000)}`))
  expect(passages[0]?.text).toContain('Abc')
  expect(passages.every((passage) => passage.text.length <= passageMaxChars)).toBe(true)
})

// The limits guard against work that grows with the square of the text (minutes); they are no benchmark.
test.each([
  ['full stops without a sentence between them', '.'.repeat(300_000)],
  ['full stops before small letters', 'a. '.repeat(150_000)],
])('text of %s is split in a time that grows with its length', { timeout: 90_000 }, (_, text) => {
  const before = process.cpuUsage()
  splitSentences(text)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000)
})
