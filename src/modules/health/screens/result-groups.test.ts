import { expect, it } from 'vitest'
import { sampleBatch, sampleRun } from '../../../../tests/support/smoke-responses.ts'
import { NIGHTLY, resultGroups } from './result-groups.ts'

const batchId = (at: number) => `0192e6fb-4580-7b00-a94c-7e80460bfeb${at}`

it('shows the newest batch of each category, generic after the four, and the newest night apart (AMB-122)', () => {
  const batches = [
    sampleBatch({ id: batchId(5), kind: 'daily', category: null }),
    sampleBatch({ id: batchId(4), category: 'generic' }),
    sampleBatch({ id: batchId(6), bot_id: 'one' }),
    sampleBatch({ id: batchId(3) }),
    sampleBatch({ id: batchId(2) }),
  ]
  const runs = [
    sampleRun({ id: 'e', batch_id: batchId(5) }),
    sampleRun({ id: 'd', batch_id: batchId(4), category: 'generic' }),
    sampleRun({ id: 'f', batch_id: batchId(6) }),
    sampleRun({ id: 'c', batch_id: batchId(3), is_sample: false }),
    sampleRun({ id: 'b', batch_id: batchId(3) }),
    sampleRun({ id: 'a', batch_id: batchId(3) }),
    sampleRun({ id: 'old', batch_id: batchId(2) }),
  ]
  const groups = resultGroups({ batches, runs }).map(({ key, bots }) => [
    key,
    bots.map((bot) => bot.runs.map(({ id }) => id)),
  ])
  expect(groups).toEqual([
    ['horeca', [['c'], ['a', 'b']]],
    ['generic', [['d']]],
    [NIGHTLY, [['e']]],
  ])
})
