import { expect, it } from 'vitest'
import { attempt } from './attempt.ts'
import { formatTable, type Row } from './result-row.ts'

const row: Row = { name: 'a row', ours: '1 ms', wrong: 0, target: '<= 2 ms', met: true }

it('returns the rows of a measurement that ends', async () => {
  expect(await attempt('a row', async () => [row])).toEqual([row])
})

it('reports a measurement that throws as a row that failed, with its error', async () => {
  const rows = await attempt('a row', async () => {
    throw new Error('/functions/v1/bot-draft gave 429')
  })
  expect(rows).toMatchObject([{ name: 'a row', ours: 'failed', wrong: 1, met: false }])
  expect(formatTable(rows)).toContain('a row: /functions/v1/bot-draft gave 429')
})

it('reports a measurement that never ends as a row that failed', async () => {
  const rows = await attempt('a row', () => new Promise(() => {}), 5)
  expect(rows).toMatchObject([{ ours: 'failed', firstWrong: 'not ended after 0.005 s', met: false }])
})
