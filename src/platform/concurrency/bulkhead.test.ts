import { expect, test } from 'vitest'
import { createBulkhead } from './bulkhead.ts'

const never = new AbortController().signal

test('admits callers up to the limit, queues the next in order, and refuses the rest', async () => {
  const bulkhead = createBulkhead({ maxConcurrent: 1, maxWaiting: 2 })
  const order: string[] = []
  expect(bulkhead.enter(never)).toBe('entered')
  const second = Promise.resolve(bulkhead.enter(never)).then(() => order.push('second'))
  const third = Promise.resolve(bulkhead.enter(never)).then(() => order.push('third'))
  expect(bulkhead.enter(never)).toBe('full')
  bulkhead.leave()
  await second
  bulkhead.leave()
  await third
  expect(order).toEqual(['second', 'third'])
  bulkhead.leave()
  expect(bulkhead.enter(never)).toBe('entered')
})

test('gives no slot to a waiting caller who leaves', async () => {
  const bulkhead = createBulkhead({ maxConcurrent: 1, maxWaiting: 1 })
  void bulkhead.enter(never)
  const leaving = new AbortController()
  const waiting = bulkhead.enter(leaving.signal)
  leaving.abort()
  expect(await waiting).toBe('aborted')
  bulkhead.leave()
  expect(bulkhead.enter(never)).toBe('entered')
})
