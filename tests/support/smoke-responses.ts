import type { readSmokeTests, SmokeBatch, SmokeRun } from '#modules/health/contract.ts'
import type { OperationOutput } from '#platform/http/operation.ts'

type SmokeTests = OperationOutput<typeof readSmokeTests>

/** The bot of the sample answers. */
export const SMOKE_BOT = '0192e6fb-4580-7b00-a94c-7e80460bfea1'
/** The batch of the sample answers. */
export const SMOKE_BATCH = '0192e6fb-4580-7b00-a94c-7e80460bfeb1'

const NOTHING = { waiting: 0, running: 0, passed: 0, failed: 0, cancelled: 0 }

/** A batch of horeca that is done. */
export const sampleBatch = (changes: Partial<SmokeBatch> = {}): SmokeBatch => ({
  id: SMOKE_BATCH,
  kind: 'asked',
  category: 'horeca',
  bot_id: null,
  status: 'done',
  started_at: '2026-11-20T10:00:00.000Z',
  ended_at: '2026-11-20T10:01:00.000Z',
  counts: { ...NOTHING, passed: 2, failed: 1 },
  ...changes,
})

/** A question that passed. */
export const sampleRun = (changes: Partial<SmokeRun> = {}): SmokeRun => ({
  id: '0192e6fb-4580-7b00-a94c-7e80460bfec1',
  batch_id: SMOKE_BATCH,
  bot_id: SMOKE_BOT,
  bot_title: 'Balie',
  is_sample: true,
  category: 'horeca',
  test_input: 'Hoe laat gaan jullie open?',
  expected_keywords: ['open', 'uur'],
  forbidden_keywords: [],
  expects_refusal: false,
  status: 'passed',
  response: 'Wij gaan OPEN om twaalf.',
  found_keywords: ['open'],
  error: null,
  duration_ms: 1240,
  ended_at: '2026-11-20T10:00:10.000Z',
  ...changes,
})

/** What the screen of the health tests reads: four categories, of which only those in `batches` were asked. */
export function sampleSmokeTests(
  changes: Partial<Omit<SmokeTests, 'categories'>> & { passRate?: number } = {},
): SmokeTests {
  const { batches = [], runs = [], health = [], passRate = 0 } = changes
  const categories = ['horeca', 'ecommerce', 'hr', 'support'].map((category) => {
    const batch = batches.find((one) => one.kind === 'asked' && one.category === category) ?? null
    return {
      category,
      configured: category === 'horeca' ? 12 : 0,
      tests: 3,
      batch,
      pass_rate: batch ? passRate : 0,
      counts: batch?.counts ?? NOTHING,
    }
  })
  return { categories, batches, runs, health }
}
