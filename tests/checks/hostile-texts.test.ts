import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyzeQuestion } from '#modules/knowledge/domain/analyze-question.ts'
import { isOffTopicTask } from '#modules/knowledge/domain/is-off-topic-task.ts'
import { toLexicon } from '#modules/knowledge/domain/vocabulary.ts'
import { detectContactDetails } from '#modules/leads/domain/detect-contact-details.ts'
import { bookingOf } from '#modules/runtime/dialogue/domain/booking-request.ts'
import { isComplaint } from '#modules/runtime/dialogue/domain/complaint.ts'
import { dangerOf } from '#modules/runtime/dialogue/domain/health-danger.ts'
import { readUtterance } from '#modules/runtime/dialogue/domain/read-utterance.ts'
import { removeProfanity } from '#modules/runtime/dialogue/domain/remove-profanity.ts'
import { maskPersonalData } from '#modules/runtime/domain/mask-personal-data.ts'
import { leastCpuMs, pumpedTexts, WORST_MS } from '../../scripts/check-regex/attack-string.ts'
import { sizeOf } from '../support/suite-size.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUMPING_TIMEOUT_MS = 300_000
/** The most characters of a visitor's question, and of a form. */
const LONGEST_QUESTION = 1_000
const LONGEST_FORM = 10_000
const TEXTS_PER_EXPRESSION = sizeOf({ sample: 12, full: 2_000 })
const TEXTS_PER_ANALYSIS = sizeOf({ sample: 3, full: 100 })

/** A regular expression of the product with its position, from the list of the gate. */
type Listed = { readonly path: string; readonly line: number; readonly source: string; readonly flags: string }

const listed = spawnSync(process.execPath, [join(ROOT, 'scripts/check-regex.ts'), ROOT, '--list'], {
  encoding: 'utf8',
  maxBuffer: 20_000_000,
})
// The gate prints exactly this type.
const expressions = (JSON.parse(listed.stdout) as Listed[]).map(({ path, line, source, flags }) => ({
  path,
  line,
  expression: new RegExp(source, flags),
}))

/** Returns the first text on which a call takes 50 ms or more, with the time; empty when there is none. */
function slowOn(texts: Iterable<string>, call: (text: string) => unknown): string[] {
  const slow: string[] = []
  for (const text of texts) {
    const ms = leastCpuMs(() => void call(text), WORST_MS)
    if (ms < WORST_MS) continue
    slow.push(`${Math.round(ms)} ms: ${JSON.stringify(text.slice(0, 60))}…`)
    // The rest of the texts would slow the test down as much as this one.
    break
  }
  return slow
}

test('every expression reads the longest question in less than 50 ms of CPU time, whatever its runs', {
  timeout: PUMPING_TIMEOUT_MS,
}, () => {
  expect(expressions.length).toBeGreaterThan(500)
  const slow = expressions.flatMap(({ path, line, expression }) =>
    slowOn(pumpedTexts(expression.source, LONGEST_QUESTION, TEXTS_PER_EXPRESSION), (text) =>
      text.match(expression),
    ).map((one) => `${path}:${line} ${one}`),
  )
  expect(slow).toEqual([])
})

test('the analysis of a question takes less than 50 ms of CPU time, whatever its runs', {
  timeout: PUMPING_TIMEOUT_MS,
}, () => {
  const words = new Map(['openingstijden', 'bezorging', 'prijs', 'retourneren'].map((word) => [word, 3] as const))
  const lexicon = toLexicon({ words, stems: words, passageCount: 40 })
  const own = expressions.filter(({ path }) => path.startsWith('src/modules/knowledge/domain/'))
  const texts = new Set(
    own.flatMap(({ expression }) => [...pumpedTexts(expression.source, LONGEST_QUESTION, TEXTS_PER_ANALYSIS)]),
  )
  expect(slowOn(texts, (text) => analyzeQuestion(text, lexicon))).toEqual([])
})

test('contact detection and masking take less than 50 ms of CPU time at the cap of their text', {
  timeout: PUMPING_TIMEOUT_MS,
}, () => {
  const texts = (folder: string, length: number) =>
    new Set(
      expressions
        .filter(({ path }) => path.startsWith(folder))
        .flatMap(({ expression }) => [...pumpedTexts(expression.source, length, TEXTS_PER_ANALYSIS)]),
    )
  expect(slowOn(texts('src/modules/leads/domain/', LONGEST_FORM), detectContactDetails)).toEqual([])
  expect(slowOn(texts('src/modules/runtime/domain/', LONGEST_FORM), maskPersonalData)).toEqual([])
})

test('each analysis of a message in the dialogue takes less than 50 ms of CPU time, whatever its runs', {
  timeout: PUMPING_TIMEOUT_MS,
}, () => {
  const own = expressions.filter(({ path }) => path.startsWith('src/modules/runtime/dialogue/'))
  const pumped = own.flatMap(({ expression }) => [
    ...pumpedTexts(expression.source, LONGEST_QUESTION, TEXTS_PER_ANALYSIS),
  ])
  const repeated = ['a ', 'niet ', 'ik ben boos. ', 'graag een tafel voor 2 ', 'a1-', '👎'].map((run) =>
    run.repeat(LONGEST_QUESTION).slice(0, LONGEST_QUESTION),
  )
  const texts = new Set([...pumped, ...repeated])
  for (const read of [readUtterance, isComplaint, bookingOf, dangerOf, removeProfanity])
    expect(
      slowOn(texts, (text) => read(text)),
      read.name,
    ).toEqual([])
})

test('the question that once blocked the event loop for two minutes takes less than 50 ms of CPU time', () => {
  const hostile = `1x${'1'.repeat(130)}${'-'.repeat(130)}${'='.repeat(230)}a`
  expect(leastCpuMs(() => void isOffTopicTask(hostile), WORST_MS)).toBeLessThan(WORST_MS)
})

test.each([TEXTS_PER_EXPRESSION, TEXTS_PER_ANALYSIS])(
  'a sample of %i texts holds one, two and three runs, with different suffixes',
  (most) => {
    const texts = [...pumpedTexts('^(?:bel|mail)=\\d+', LONGEST_QUESTION, most)]
    const runs = texts.map((text) => text.match(/(.{1,12}?)\1{5,}/gs)?.length)
    expect(new Set(runs)).toEqual(new Set([1, 2, 3]))
    expect(new Set(texts.map((text) => text.at(-1))).size).toBeGreaterThan(1)
  },
)

test('the check itself reports an expression that backtracks', () => {
  const slow = /^\d*\d*\d*a$/
  const texts = pumpedTexts(slow.source, LONGEST_QUESTION)
  expect(slowOn(texts, (text) => text.match(slow))).toHaveLength(1)
})
